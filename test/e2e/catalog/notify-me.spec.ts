import { isFineOnTheWay } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/** Each test has a snack of its own that is sold out everywhere. */
const gone = { english: 'CHP-0302', spanish: 'PRZ-0802' };

test('[PDP-05] [NOTIFYME-01] [NOTIFYME-02] who asks is told once when it is back, and can stop it', async ({
  shopper,
  page,
  shop,
}) => {
  const email = `wish-${crypto.randomUUID()}@example.com`;
  // An earlier try may have left some.
  await shop.sandbox.restock(gone.english, 0);
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/CHP-0102');
  const form = page.getByRole('form', { name: 'We can tell you when it is back.' });
  await expect(page.getByText('In stock for 75024.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await shopper.opens(`/product/${gone.english}`);
  const input = form.getByRole('textbox', { name: 'Email' });
  await shopper.button('Tell me when it is back').click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(input).toBeFocused();
  await input.fill('ada@');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Email address should be in name@example.com format')).toBeVisible();
  await input.fill(email);
  await page.keyboard.press('Enter');
  const done = `Done. We will write to ${email} once, when it is back.`;
  await expect(page.getByRole('status').filter({ hasText: done })).toBeFocused();
  expect(await shop.sandbox.mailsTo(email)).toEqual([]);
  await shop.sandbox.restock(gone.english, 24);
  await expect.poll(() => shop.sandbox.mailsTo(email)).toHaveLength(1);
  const [mail] = await shop.sandbox.mailsTo(email);
  const links = Array.from(mail?.text.matchAll(/https?:\/\/\S+/g) ?? [], ([link]) => link);
  // A page may be as old as a reading of the catalogue's version is trusted: a second.
  await expect(async () => {
    await page.goto(links[0] ?? '');
    await expect(page.getByText('In stock for 75024.')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 120_000 });
  await page.goto(links[1] ?? '');
  await shopper.button('Stop these emails').click();
  await expect(page.getByRole('heading', { name: 'Done. No more of these emails.' })).toBeVisible();
  await shop.sandbox.restock(gone.english, 0);
});

test('[NOTIFYME-02] in Spanish the form and the mail are Spanish', async ({
  shopper,
  page,
  shop,
}) => {
  const email = `deseo-${crypto.randomUUID()}@example.com`;
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens(`/product/${gone.spanish}?lang=es-us`);
  await shopper.button('Avísame cuando vuelva').click();
  await expect(page.getByText('El correo electrónico es obligatorio')).toBeVisible();
  await page.getByRole('main').getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Escribiremos una vez a ${email}`)).toBeVisible();
  await shop.sandbox.restock(gone.spanish, 5);
  await expect.poll(() => shop.sandbox.mailsTo(email)).toHaveLength(1);
  expect((await shop.sandbox.mailsTo(email))[0]?.subject).toContain('otra vez disponible');
  await shop.sandbox.restock(gone.spanish, 0);
});

test('the bell of a card leads to the form, on a phone too, and an unusual e-mail is asked about', async ({
  shopper,
  page,
  shop,
}) => {
  const email = `wish-${crypto.randomUUID()}@example.photography`;
  await page.setViewportSize({ width: 390, height: 700 });
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/merchandise');
  await page.getByRole('link', { name: 'Notify me when Crunch Cap, Berry is back' }).click();
  const form = page.getByRole('form', { name: 'We can tell you when it is back.' });
  const input = form.getByRole('textbox', { name: 'Email' });
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(form.getByText(`Is ${email} right? If it is, send it once more.`)).toBeVisible();
  await isFineOnTheWay('en-us', page, 'an unusual e-mail is asked about');
  await input.fill(`x${email}`);
  await expect(form.getByText(/right\? If it is/)).toHaveCount(0);
  await input.fill(email);
  await shopper.button('Yes, tell me there').click();
  const done = `Done. We will write to ${email} once`;
  await expect(page.getByRole('status').filter({ hasText: done })).toBeFocused();
  await shop.sandbox.restock('MRC-0009', 3);
  await expect.poll(() => shop.sandbox.mailsTo(email)).toHaveLength(1);
  await shop.sandbox.restock('MRC-0009', 0);
});

test('the bell leads to the form in Spanish, also when its page is opened anew', async ({
  shopper,
  page,
  shop,
}) => {
  // The cap comes back in the test before, which may run at the same time.
  await shop.sandbox.restock('PUF-0303', 0);
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens('/product/PUF-0303?lang=es-us#notify');
  const input = page.getByRole('main').getByRole('textbox', { name: 'Correo electrónico' });
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('ada@example.photography');
  await page.keyboard.press('Enter');
  await expect(page.getByText('¿Está bien escrito ada@example.photography?')).toBeVisible();
  await expect(shopper.button('Sí, avísame ahí')).toBeVisible();
  await shop.sandbox.restock('PUF-0303', 90);
});

test('a form older than the shelf shows the shelf', async ({ shopper, page, shop, complaints }) => {
  complaints.expect(/409/);
  const snack = 'CKY-0702';
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  await shopper.opens(`/product/${snack}`);
  const input = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await input.fill('ada@example.com');
  await shop.sandbox.restock(snack, 24);
  await input.press('Enter');
  await expect(page.getByText('In stock for 75024.')).toBeVisible();
  await expect(shopper.button(/^Add to cart/)).toBeVisible();
  await shop.sandbox.restock(snack, 0);
});
