import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const [language, width, words] of [
  ['en-us', 390, english],
  ['es', 1280, spanish],
] as const) {
  test(`[GIFT-01] [GIFT-08] the amount is chosen among chips, and the card shows it, in ${language}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/giftcards');
    const main = page.getByRole('main');
    const amounts = main.getByRole('group', { name: words['gift.amount'] });
    const card = main.locator('form [aria-hidden="true"]').filter({ hasText: 'Crunchcart' });
    await expect(amounts.getByRole('radio', { name: '$25.00' })).toBeChecked();
    await expect(card).toContainText('$25.00');
    await amounts.getByText('$100.00').click();
    await expect(amounts.getByRole('radio', { name: '$100.00' })).toBeChecked();
    await expect(card).toContainText('$100.00');
    // Arrow keys choose as in any group of radios, and what has the focus is seen.
    await page.keyboard.press('ArrowLeft');
    await expect(amounts.getByRole('radio', { name: '$50.00' })).toBeChecked();
    await main.getByLabel(words['gift.firstName'], { exact: true }).fill('Grace');
    await expect(card).toContainText(words['gift.previewFrom'].replace('{name}', 'Grace'));
    await expect(main.getByRole('button', { name: /\$50\.00/ })).toBeVisible();
    await isFineOnTheWay(language, page, 'gift cards with an amount chosen');
  });
}
