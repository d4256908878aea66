import { core as english } from '#application/messages/en-us/core.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const coreWords = { 'en-us': english, es: spanish };

onWalks(({ language }) => {
  test('[ERR-03] [P-47] without a network each step says that nothing was charged, and goes on by itself when it is back', async ({
    page,
    shop,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
    const shopper = await walksToShipping(page, shop.origin, language);
    const { words } = shopper;
    const note = page.getByRole('alert').filter({ hasText: words['offline.waiting'] });
    const pressedOffline = async (name: string) => {
      await context.setOffline(true);
      await shopper.button(name).click();
      await expect(note).toBeVisible();
      await expect(shopper.button(name)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText(coreWords[language]['catalogue.fallback'])).toHaveCount(0);
    };
    await shopper.fillsShipping();
    await pressedOffline(words['shipping.continue']);
    await isFine(page, 'shipping, offline');
    await context.setOffline(false);
    await shopper.heading(words['payment.title']).waitFor();

    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await context.setOffline(true);
    await shopper.placeOrder.click();
    await expect(note).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // Pressing again changes nothing, neither does coming back twice.
    await shopper.placeOrder.click();
    await expect(note).toBeVisible();
    await context.setOffline(false);
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
  });

  test('[ERR-03] an order that was sent when the network went may be placed, and is asked for again: it is one order', async ({
    page,
    shop,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|ERR_CONNECTION/);
    const shopper = await walksToShipping(page, shop.origin, language);
    await shopper.goesToReview();
    // The shop makes the order; its answer is lost with the network.
    await page.route('**/submittedorder', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await shopper.placeOrder.click();
    await expect(
      page.getByRole('alert').filter({ hasText: shopper.words['offline.asking'] }),
    ).toBeVisible();
    await expect(page.getByText(shopper.words['offline.waiting'])).toHaveCount(0);
    await page.unroute('**/submittedorder');
    await context.setOffline(false);
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
  });
});
