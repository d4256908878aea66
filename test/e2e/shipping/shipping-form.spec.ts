import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** What an empty form is told, field by field. */
const emptyForm = [
  ['Email', 'Email is required'],
  ['Phone number', 'Phone Number is required'],
  ['First name', 'First Name is required'],
  ['Last name', 'Last Name is required'],
  ['Address', 'Address is required'],
  ['City', 'City is required'],
  ['State', 'State is required'],
  ['Zip code', 'Zip is required'],
] as const;

test('[A11Y-02] [A11Y-06] [I18N-05] an empty form says what is wrong beside each field, in both languages', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.button('Continue to payment').click();

  const summary = page.getByRole('alert').filter({ hasText: 'Fix 8 fields to continue' });
  await expect(summary.getByRole('link')).toHaveText(emptyForm.map(([, text]) => text));
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('Email')).toBeFocused();
  for (const [label, text] of emptyForm) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${text}`));
  }
  await summary.getByRole('link', { name: 'City is required' }).click();
  await expect(field('City')).toBeFocused();
  await page.keyboard.type('Plano');
  await expect(field('City')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Fix 7 fields to continue')).toBeVisible();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await shopper.button('Español').click();
  await expect(shopper.heading('¿A dónde lo enviamos?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.getByText('Corrige 7 campos para continuar')).toBeVisible();
  await expect(field('Correo electrónico')).toHaveAccessibleDescription(
    /^El correo electrónico es obligatorio/,
  );
  await expect(field('Código postal')).toHaveAccessibleDescription(
    /^El código postal es obligatorio/,
  );
  await expect(field('Ciudad')).toHaveValue('Plano');
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '');
});

test('[I18N-02] the chosen language is kept', async ({ shopper, page }) => {
  await shopper.opens('/');
  await shopper.button('Español').click();
  await expect(page.getByRole('link', { name: 'Ver todas las botanas' })).toBeVisible();
  await shopper.opens('/cart');
  await expect(shopper.heading('Tu carrito está vacío')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
});

const refusals = [
  ['[ADDR-21]', 'Phone number', '97255501', 'Phone Number must be 10 digits'],
  ['[ADDR-20]', 'Phone number', 'call me now', 'Phone Number must be a number type'],
  [
    '[ADDR-07]',
    'Address',
    'P.O. Box 12',
    'Cannot ship to P.O. Box. Please provide another shipping address',
  ],
  ['[ADDR-06]', 'Zip code', '7502', 'Zip must be exactly 5 digits'],
  ['[ADDR-05]', 'City', 'Plan0', 'City allows only letters'],
  ['[ADDR-15]', 'First name', 'Ada!', 'Special characters are not allowed'],
] as const;

test(`${refusals.map(([row]) => row).join(' ')} wrong values are told when the field is left`, async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  for (const [, label, wrong, text] of refusals) {
    const field = page.getByLabel(label, { exact: true });
    const good = await field.inputValue();
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
    await field.fill(good);
    await field.blur();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('[LIM-02] neither Hawaii nor Alaska can be shipped to, whatever state is chosen', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  const states = page.getByLabel('State').getByRole('option');
  expect(await states.allTextContents()).toContain('Texas');
  expect(await states.allTextContents()).not.toContain('Hawaii');
  expect(await states.allTextContents()).not.toContain('Alaska');

  await page.getByLabel('Use this as my billing address').uncheck();
  const billing = page.getByLabel('State').last().getByRole('option');
  expect(await billing.allTextContents()).toContain('Hawaii');
  await page.getByLabel('Use this as my billing address').check();

  await shopper.fillsShipping({ zipcode: '96813' });
  await shopper.button('Continue to payment').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We do not ship there, so please use another address',
  );
  await expect(page.getByText('not available for selected shipping zip code')).toHaveCount(0);
});

test('[CHK-03] [CHK-05] another billing address and a gift message go through to the review', async ({
  shopper,
  page,
}) => {
  await shopper.startsCheckout();
  await shopper.fillsShipping();
  await page.getByLabel('This order is a gift').check();
  await page.getByLabel('Gift message').fill('Happy crunching');
  await page.getByLabel('Use this as my billing address').uncheck();
  await shopper.button('Continue to payment').click();
  await expect(page.getByText('Fix 6 fields to continue')).toBeVisible();
  await expect(page.getByLabel('First name').last()).toBeFocused();

  const billing = [
    ['First name', 'Augusta'],
    ['Last name', 'King'],
    ['Address', '600 Congress Ave'],
    ['City', 'Austin'],
    ['Zip code', '78701'],
  ] as const;
  for (const [label, value] of billing) {
    await page.getByLabel(label, { exact: true }).last().fill(value);
  }
  await page.getByLabel('State').last().selectOption('Texas');
  await shopper.continuesToPayment();
  await shopper.typesCard('visa-ok');
  await shopper.continuesToReview();
  const main = page.getByRole('main');
  await expect(main.getByText('Happy crunching')).toBeVisible();
  await expect(main.getByText('Augusta King')).toBeVisible();
  await expect(main.getByText('600 Congress Ave, Austin, TX 78701')).toBeVisible();
  await main.getByRole('link', { name: 'Edit: Billing address' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
});

test('[CHK-21] what cannot go to the zip is named with its text', async ({ shopper, page }) => {
  await shopper.startsCheckout({ 'CHP-4902': 1 });
  await shopper.fillsShipping();
  await shopper.button('Continue to payment').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(
    'White Cheddar Chips: not available for selected shipping zip code',
  );
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: 'Edit your cart' }).click();
  await expect(shopper.heading('Your cart')).toBeVisible();
});
