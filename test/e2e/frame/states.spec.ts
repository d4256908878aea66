import { content as englishContent } from '#application/messages/en-us/content.ts';
import { coupon as englishGift } from '#application/messages/en-us/coupon.ts';
import { mix as englishMix } from '#application/messages/en-us/mix/mix.ts';
import { orderTracking as englishTracking } from '#application/messages/en-us/order/order-tracking.ts';
import { content as spanishContent } from '#application/messages/es/content.ts';
import { coupon as spanishGift } from '#application/messages/es/coupon.ts';
import { mix as spanishMix } from '#application/messages/es/mix/mix.ts';
import { orderTracking as spanishTracking } from '#application/messages/es/order/order-tracking.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const wordsOf = {
  'en-us': { ...englishContent, ...englishGift, ...englishMix, ...englishTracking },
  es: { ...spanishContent, ...spanishGift, ...spanishMix, ...spanishTracking },
};

const popcorn = { 'en-us': /Popcorn/, es: /Palomitas/ };

// What is looked at here is reached by no other journey that looks.
onWalks(({ language }) => {
  const words = wordsOf[language];

  test('[A11Y-04] axe finds nothing on forms that are refused, the preview of a gift card and a full box', async ({
    page,
    shopper: anyShopper,
  }) => {
    test.slow();
    const shopper = anyShopper.reading(language);
    const main = page.getByRole('main');
    await shopper.remembers({ language, consent: { functional: false } });
    for (const [path, button] of [
      ['/trackorder', words['track.find']],
      ['/contactus', words['contact.send']],
    ] as const) {
      await shopper.opens(path);
      await shopper.button(button).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await isFineOnTheWay(language, page, `${path}, refused`);
    }
    await shopper.opens('/giftcards');
    await shopper.button(words['gift.preview']).click();
    await expect(page.getByRole('dialog', { name: words['gift.previewTitle'] })).toBeVisible();
    await isFineOnTheWay(language, page, 'the preview of a gift card');

    await shopper.opens('/varietypack/customize');
    await shopper.button(words['mix.surprise']).click();
    await expect(main.getByRole('status').filter({ hasText: words['mix.full'] })).toBeVisible();
    await isFineOnTheWay(language, page, 'a full box', { atEnd: true });
  });

  test('[A11Y-04] axe finds nothing while addresses are suggested, a card was declined, or the network is gone', async ({
    page,
    context,
    shop,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/status of 402|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const shopper = await walksToShipping(page, shop.origin, language);
    const address = page.getByLabel(shopper.words['label.address'], { exact: true }).first();
    // The shop gives up suggestions that come late, and a busy machine is late.
    await expect(async () => {
      await address.fill('');
      await address.pressSequentially('4600 l');
      await page.getByRole('listbox').getByRole('option').first().waitFor({ timeout: 4000 });
    }).toPass({ timeout: 120_000 });
    await page.keyboard.press('ArrowDown');
    await isFineOnTheWay(language, page, 'suggested addresses');
    await page.keyboard.press('Escape');

    await shopper.goesToReview('visa-expired-card');
    await shopper.placeOrder.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await isFineOnTheWay(language, page, 'a declined card');

    await shopper.opens('/');
    const link = page.getByRole('main').getByRole('link', { name: popcorn[language] });
    await expect(link.first()).toBeVisible();
    // Parts that come after the first paint are there, the alert among them.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isFineOnTheWay(language, page, 'the alert of a call that failed');
    await context.setOffline(false);
  });
});
