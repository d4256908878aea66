import { freshEnvironment, type RunningShop } from '#scripts/running-shop.ts';
import { startOtherShop } from '#test/e2e/fixtures/configured-hosts.ts';
import { sandboxAt } from '#test/e2e/fixtures/sandbox.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';

/** A shop of this file's own: it is killed, and its gateway fails on purpose. */
test.describe('a shop with trouble', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: RunningShop;
  let environment: Awaited<ReturnType<typeof freshEnvironment>>;

  test.beforeAll(async () => {
    environment = await freshEnvironment();
    shop = await startOtherShop(environment);
  });
  test.afterAll(async () => {
    await shop.discard();
  });

  test('[P-32] when the line is cut after the charge, the order is being confirmed, then paid once', async ({
    page,
  }) => {
    const sandbox = sandboxAt(shop.toolsOrigin);
    const shopper = new Shopper(page, shop.origin);
    await shopper.startsCheckout();
    await shopper.goesToReview();
    await sandbox.nextAuthorization({ mode: 'timeoutAfterCommit', delayMs: 100 });
    const findAgain = await sandbox.hidesPayments();
    await shopper.placeOrder.click();
    const orderId = await shopper.thankYouOrderId();
    await expect(
      page.getByText(`Order ${orderId} is in. Your payment is still being confirmed;`),
    ).toBeVisible();
    await expect(shopper.placeOrder).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await findAgain();
    const told = async () => {
      await page.reload();
      await shopper.heading('Thank you. You have good taste.').waitFor();
      return page.getByRole('main').textContent();
    };
    await expect
      .poll(told, { timeout: 100_000, intervals: [1000] })
      .toContain(`Order ${orderId} is confirmed.`);
    const { counts } = JSON.parse(await sandbox.ledger()) as { counts: Record<string, number> };
    expect(counts['authorization']).toBe(1);
  });

  test('an order outlives the sudden death of the shop', async ({ page, complaints }) => {
    complaints.expect(/net::ERR_/);
    const shopper = new Shopper(page, shop.origin);
    await shopper.startsCheckout();
    await shopper.goesToReview();
    await shopper.placeOrder.click();
    const orderId = await shopper.thankYouOrderId();
    await shop.stop('SIGKILL');
    shop = await startOtherShop(environment);
    await page.reload();
    expect(await shopper.thankYouOrderId()).toBe(orderId);
    await expect(page.getByText(`Order ${orderId} is confirmed.`)).toBeVisible();
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Chile Lime Tortilla Chips' })).toHaveCount(1);
  });
});
