import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { testCard } from '#test/e2e/fixtures/shopper.ts';

/** Everything a page sends to and gets from one origin, as text. */
const listenTo = (page: Page, origin: string) => {
  const texts: Promise<string>[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return;
    const headers = JSON.stringify(request.headers());
    texts.push(Promise.resolve(`${request.url()} ${headers} ${request.postData() ?? ''}`));
  });
  page.on('response', (response) => {
    const { url, type } = { url: response.url(), type: response.headers()['content-type'] ?? '' };
    if (!url.startsWith(origin) || !/json|html/.test(type)) return;
    texts.push(
      response.text().then(
        (text) => `${url} answered ${text}`,
        () => '',
      ),
    );
  });
  return { all: async () => (await Promise.all(texts)).join('\n') };
};

/** The number in one piece, or with the spaces and dashes people type. */
const spelled = (number: string): RegExp => new RegExp([...number].join('[ -]?'));

test('[P-51] [PAY-10] [TEL-41] card number and code reach nothing but the payment provider', async ({
  shop,
  shopper,
  page,
}) => {
  const { number, securityCode } = testCard('visa-ok-3');
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  const traffic = listenTo(page, shop.origin);
  const provider: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/flex/v2/tokens')) provider.push(request.postData() ?? '');
  });

  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  await shopper.opens('/checkout/shipping');
  await shopper.goesToReview('visa-ok-3');
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const storedAtReview = await stored();
  expect(storedAtReview).toContain(shopper.shipping.email);
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();
  const storedAfter = await stored();
  await expect.poll(() => shop.sandbox.mailsTo(shopper.shipping.email)).toHaveLength(1);

  const items = JSON.stringify(await shop.sandbox.telemetry());
  const mails = JSON.stringify(await shop.sandbox.mailsTo(shopper.shipping.email));
  const heard = await traffic.all();
  expect(heard, 'the order itself was overheard').toContain(orderId);
  expect(provider, 'the provider was asked for one token').toHaveLength(1);
  const places = {
    storedAtReview,
    storedAfter,
    heard,
    items,
    mails,
    spoken: spoken.join('\n'),
    ledger: await shop.sandbox.ledger(),
    token: provider.join('\n'),
  };
  for (const [place, text] of Object.entries(places)) {
    expect(spelled(number).test(text), `no card number in ${place}`).toBe(false);
    const code = new RegExp(`"(cvn|cvv|securityCode|code)":"?${securityCode}"?`, 'i');
    expect(code.test(text), `no security code in ${place}`).toBe(false);
  }
  for (const text of [storedAtReview, storedAfter, items, mails]) {
    expect(text).not.toMatch(/eyJ[\w-]{8,}\./);
  }
  const { email, firstName, lastName, address, phoneNumber } = shopper.shipping;
  for (const secret of [email, firstName, lastName, address, phoneNumber]) {
    expect(items, 'telemetry knows nobody').not.toContain(secret);
  }
});
