import { coupon as english } from '#application/messages/en-us/coupon.ts';
import { validation as englishProblems } from '#application/messages/en-us/validation.ts';
import { coupon as spanish } from '#application/messages/es/coupon.ts';
import { validation as spanishProblems } from '#application/messages/es/validation.ts';
import { type Day, dayOfIso, daysAfter, isoOf } from '#domain/locale/calendar.ts';
import { dayWords } from '#domain/locale/day-words.ts';
import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const [language, width, words, problems] of [
  ['en-us', 390, english, englishProblems],
  ['es', 1280, spanish, spanishProblems],
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

  test(`[GIFT-04] [GIFT-06] any whole amount and a day of sending, into the cart, in ${language}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/giftcards');
    const main = page.getByRole('main');
    await main.getByText(words['gift.otherAmount'], { exact: true }).click();
    const amount = main.getByLabel(words['gift.ownAmount']);
    await amount.fill('12.50');
    await amount.press('Tab');
    const whole = problems['gift.whole'].replace('{least}', '10').replace('{most}', '200');
    await expect(amount).toHaveAccessibleDescription(new RegExp(`^${whole}`));
    await isFineOnTheWay(language, page, 'gift cards with an amount refused');
    await amount.fill('37');
    await expect(amount).not.toHaveAccessibleDescription(new RegExp(`^${whole}`));
    await expect(main.getByRole('button', { name: /\$37\.00/ })).toBeVisible();
    await main.getByLabel(words['gift.firstName'], { exact: true }).fill('Grace');
    await main.getByLabel(words['gift.lastName'], { exact: true }).fill('Hopper');
    await main.getByLabel(words['gift.email']).fill('grace@example.com');
    const day = main.getByLabel(words['gift.sendOn']);
    await day.fill('2099-01-01');
    await main.getByRole('button', { name: /\$37\.00/ }).click();
    const tooFar = problems['gift.day'].replace('{count}', '90');
    await expect(day).toHaveAccessibleDescription(new RegExp(`^${tooFar}`));
    const sendOn = isoOf(daysAfter(dayOfIso(new Date().toISOString().slice(0, 10)) as Day, 5));
    await day.fill(sendOn);
    await main.getByRole('button', { name: /\$37\.00/ }).click();
    const drawer = page.getByRole('dialog');
    const sent = words['gift.sentOn'].replace('{day}', dayWords(sendOn, language));
    await expect(drawer).toContainText(`→ Grace Hopper, grace@example.com, ${sent}`);
    await expect(drawer).toContainText('$37.00');
  });
}
