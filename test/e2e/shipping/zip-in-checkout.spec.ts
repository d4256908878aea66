import { core as english } from '#application/messages/en-us/core.ts';
import { notices as englishNotices } from '#application/messages/en-us/notices.ts';
import { shop as englishShop } from '#application/messages/en-us/shop.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { notices as spanishNotices } from '#application/messages/es/notices.ts';
import { shop as spanishShop } from '#application/messages/es/shop.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { Shopper } from '#test/e2e/fixtures/shopper.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const allWords = {
  'en-us': { ...englishShop, ...englishNotices, ...english },
  es: { ...spanishShop, ...spanishNotices, ...spanish },
};

onWalks(({ language }) => {
  const words = allWords[language];
  const notServed = (zip: string, where: string) =>
    fillBlanks(words['zip.notServed'], { zip, where });

  test('[CHK-20] [NAV-12] the zip sheet knows Honolulu and Anchorage, and says at once that nothing goes there', async ({
    page,
    shop,
  }) => {
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({ consent: { functional: false }, language });
    await shopper.opens('/faq');
    await shopper.button(words['header.zip']).click();
    const sheet = page.getByRole('dialog', { name: words['zip.title'] });
    const field = sheet.getByLabel(words['zip.label']);
    for (const [zip, where] of [
      ['96813', 'Honolulu, Hawaii'],
      ['99501', 'Anchorage, Alaska'],
      ['00901', 'San Juan, Puerto Rico'],
    ] as const) {
      await field.fill(zip);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${notServed(zip, where)}`));
      await expect(field).toBeFocused();
    }
    await isFine(page, 'zip sheet, not served');
    await field.fill('00000');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${words['zip.unknown']}`));
  });

  test('[CHK-20] the shipping step names the place nothing goes to, and blames no goods', async ({
    page,
    shop,
  }) => {
    const shopper = await walksToShipping(page, shop.origin, language);
    await shopper.fillsShipping({ zipcode: '96813' });
    const zip = page.getByLabel(shopper.words['label.zipcode'], { exact: true });
    // Before anything is sent.
    await expect(zip).toHaveAccessibleDescription(notServed('96813', 'Honolulu, Hawaii'));
    await shopper.button(shopper.words['shipping.continue']).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      notServed('96813', 'Honolulu, Hawaii'),
    ]);
    await expect(zip).toBeFocused();
    await expect(page.getByText(shopper.words['shipping.notToZip'])).toHaveCount(0);
    await isFine(page, 'shipping, not served');

    // Of another state than the chosen one: said beside the zip, too.
    await zip.fill('10001');
    await shopper.button(shopper.words['shipping.continue']).click();
    await expect(zip).toHaveAccessibleDescription(words['zip.state']);
    await zip.fill('75024');
    await shopper.continuesToPayment();
  });

  test('[NAV-12] the zip that was chosen for the shop is not asked again: checkout has it with its city and state', async ({
    page,
    shop,
  }) => {
    const shopper = new Shopper(page, shop.origin, language);
    await shopper.remembers({
      cart: { 'CHP-0102': 2 },
      zip: '75024',
      consent: { functional: false },
      language,
    });
    await shopper.opens('/checkout/shipping');
    const label = (text: string) => page.getByLabel(text, { exact: true });
    await expect(label(shopper.words['label.zipcode'])).toHaveValue('75024');
    await expect(label(shopper.words['label.city'])).toHaveValue('Plano');
    await expect(label(shopper.words['label.state'])).toHaveValue('TX');

    // Whoever ships elsewhere types another zip; an empty city and state follow it, typed ones stay.
    await label(shopper.words['label.city']).fill('');
    await label(shopper.words['label.state']).selectOption('');
    await label(shopper.words['label.zipcode']).fill('10001');
    await expect(label(shopper.words['label.city'])).toHaveValue('New York');
    await expect(label(shopper.words['label.state'])).toHaveValue('NY');
    await label(shopper.words['label.zipcode']).fill('90210');
    await expect(label(shopper.words['label.city'])).toHaveValue('New York');
  });
});
