import { core as english } from '#application/messages/en-us/core.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const coreWords = { 'en-us': english, es: spanish };

onWalks(({ language }) => {
  test('[ADDR-10] [ADDR-15] a name with a hyphen says so by its field, and the spelling we take is one press away', async ({
    page,
    shop,
  }) => {
    const shopper = await walksToShipping(page, shop.origin, language);
    const { words } = shopper;
    const core = coreWords[language];
    const told = (field: 'firstName' | 'lastName', characters: string) =>
      fillBlanks(core['text.characters'], { characters, field: core[`field.${field}`] });
    const offer = (text: string) =>
      shopper.button(fillBlanks(words['label.useSpelling'], { text }));
    await shopper.fillsShipping({ firstName: 'Anne-Marie', lastName: 'Byron/King' });
    await shopper.button(words['shipping.continue']).click();

    // The summary has a line for each field, in its own words.
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      told('firstName', '-'),
      told('lastName', '/'),
    ]);
    const first = page.getByLabel(words['label.firstName'], { exact: true });
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(told('firstName', '-'));
    await isFine(page, 'shipping, names refused');

    await offer('Anne Marie').click();
    await expect(first).toHaveValue('Anne Marie');
    await expect(first).toBeFocused();
    await expect(first).not.toHaveAttribute('aria-invalid', 'true');
    await expect(offer('Anne Marie')).toHaveCount(0);

    // The other by keyboard: the offer is the next stop after its field.
    await page.getByLabel(words['label.lastName'], { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(offer('Byron King')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(words['label.lastName'], { exact: true })).toHaveValue(
      'Byron King',
    );
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
    await shopper.continuesToPayment();

    // Of two addresses each is told by its name.
    await page.goBack();
    await shopper.heading(words['shipping.title']).waitFor();
    await page.getByLabel(words['shipping.sameBilling']).uncheck();
    await page.getByLabel(words['label.firstName'], { exact: true }).last().fill('Anne-Marie');
    await shopper.button(words['shipping.continue']).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(
      `${words['payment.billing']}: ${told('firstName', '-')}`,
    );
  });
});
