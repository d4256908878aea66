import type { Page } from '@playwright/test';
import { approves, choosesPaypal, paypalButton } from '#test/e2e/fixtures/payer.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { WalletSheet } from '#test/e2e/fixtures/wallet-sheet.ts';

const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('[P-51] [TEL-41] a wallet’s token is in one request, and nowhere else', async ({
  shop,
  shopper,
  page,
}) => {
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.origin)) sent.push(request.postData() ?? '');
  });
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/cart');
  const sheet = new WalletSheet(page);
  await sheet.opens();
  await sheet.isPaid();
  await page.waitForURL(/\/thank-you\/CC-/);
  const token = /"paymentData":"([A-Za-z0-9+/=]{100,})"/;
  const [sealed = ''] = sent.flatMap((text) => token.exec(text)?.[1] ?? []);
  expect(sealed.length).toBeGreaterThan(500);
  // Its ids are no secrets: the gateway keeps them, so that no token pays twice.
  const { data, signature, header } = JSON.parse(atob(sealed)) as Record<string, string> & {
    header: Record<string, string>;
  };
  const secrets = [sealed, data, signature, header['ephemeralPublicKey']].map(String);
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(60);
  expect(sent.filter((text) => text.includes(sealed))).toHaveLength(1);
  const places = {
    stored: await storedIn(page),
    items: JSON.stringify(await shop.sandbox.telemetry()),
    spoken: spoken.join('\n'),
    ledger: await shop.sandbox.ledger(),
  };
  expect(places.items, 'telemetry was on').toContain('"');
  for (const [place, text] of Object.entries(places)) {
    for (const secret of secrets) {
      expect(text.includes(secret), `no token in ${place}`).toBe(false);
    }
  }
});

test('[P-51] [TEL-41] payer and return address stay between PayPal and the shop', async ({
  shop,
  shopper,
  page,
}) => {
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await choosesPaypal(shopper);
  const returned = page.waitForRequest((request) => request.url().includes('PayerID='));
  await paypalButton(shopper).click();
  await approves(page, 'buyer-ok');
  const { searchParams } = new URL((await returned).url());
  await shopper.heading(shopper.words['review.title']).waitFor();
  const storedAtReview = await storedIn(page);
  await shopper.placeOrder.click();
  await shopper.thankYouOrderId();
  const secrets = ['PayerID', 'state', 'paymentId'].map((name) => searchParams.get(name) ?? '');
  expect(secrets.map((secret) => secret.length > 5)).toEqual([true, true, true]);
  const places = {
    storedAtReview,
    storedAfter: await storedIn(page),
    items: JSON.stringify(await shop.sandbox.telemetry()),
    mails: JSON.stringify(await shop.sandbox.mailsTo(shopper.shipping.email)),
    spoken: spoken.join('\n'),
  };
  for (const [place, text] of Object.entries(places)) {
    for (const [index, secret] of secrets.entries()) {
      expect(text.includes(secret), `secret ${index} is not in ${place}`).toBe(false);
    }
  }
});
