import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import type { Shopper } from '#test/e2e/fixtures/shopper.ts';

const texts = [
  'Subject is required',
  'Name is required',
  'Email is required',
  'Description is required',
];

const writes = async (shopper: Shopper, email: string): Promise<void> => {
  const { page } = shopper;
  const main = page.getByRole('main');
  await main.getByLabel('Subject').fill('A crushed bag');
  await main.getByLabel('Name').fill('Ada Byron');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Description').fill('One of thirty arrived as dust.');
};

test.beforeEach(({ shopper }) => shopper.remembers({ consent: { functional: false } }));

test('[CONTACT-01] [CONTACT-03] a letter is answered by a reference that stays, and reaches the inbox', async ({
  shop,
  shopper,
  page,
}) => {
  await shopper.opens('/contactus');
  await writes(shopper, shopper.shipping.email);
  await shopper.button('Send message').click();
  const receipt = page.getByRole('heading', { name: 'We have your message.' });
  await expect(receipt).toBeFocused();
  const text = await page.getByText(/Your reference is CM-/).textContent();
  const reference = /CM-\w{4}-\w{4}/.exec(text ?? '')?.[0] ?? '';
  expect(text).toContain(shopper.shipping.email);
  await expect
    .poll(async () =>
      (await shop.sandbox.mailsTo('care@crunchcart.example')).map(({ subject }) => subject),
    )
    .toContain(`${reference}: A crushed bag`);

  await page.getByRole('link', { name: 'Read the questions' }).click();
  await expect(shopper.heading('Questions, answered')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(reference)).toBeVisible();
  await shopper.button('Write another message').click();
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('');
});

test('[CONTACT-02] an empty form says what is missing, moves to it, and follows the language', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/contactus');
  await shopper.button('Send message').click();
  const summary = page.getByRole('main').getByRole('alert');
  for (const text of texts) await expect(summary.getByText(text, { exact: true })).toBeVisible();
  const subject = page.getByRole('main').getByLabel('Subject');
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription('Subject is required');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(shopper.heading('Escríbenos')).toBeVisible();
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await expect(summary).not.toBeEmpty();
});

test('what was typed survives a failure and a look elsewhere', async ({
  shopper,
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await page.route('**/webservices/contactus', (route) => route.abort());
  await shopper.opens('/contactus');
  await writes(shopper, shopper.shipping.email);
  await shopper.button('Send message').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' });
  await close.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(shopper.heading('Questions, answered')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByLabel('Description')).toHaveValue(
    'One of thirty arrived as dust.',
  );
  await page.unroute('**/webservices/contactus');
  await shopper.button('Send message').click();
  await expect(page.getByText(/Your reference is CM-/)).toBeVisible();
});

test('a subject brings up questions that may answer it', async ({ shopper, page }) => {
  await shopper.opens('/contactus');
  await page.getByRole('main').getByLabel('Subject').fill('What does shipping cost');
  const maybe = page.getByRole('complementary', { name: 'This may answer it already' });
  await maybe.getByRole('link', { name: 'What does shipping cost?' }).click();
  await expect(page.getByText('$4.99 for any order under $15')).toBeInViewport();
});

test('the trap for machines is no field for people', async ({ shopper, page }) => {
  await shopper.opens('/contactus');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await page.getByRole('main').getByLabel('Description').focus();
  await page.keyboard.press('Tab');
  await expect(shopper.button('Send message')).toBeFocused();
});
