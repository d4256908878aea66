import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMerchant } from '#test/sandbox/payments/accounts/account-merchant.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
  shopOrigin,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 0 });
});
afterAll(() => under.stop());
const paypal = accountMerchant(() => under);

const opened = async (body: object = {}) =>
  String((await paypal.open({ body })).at('processorInformation.transactionId'));
const visit = (token: string, query = '', headers: Record<string, string> = {}) =>
  under.call(`/paypal/checkoutnow?token=${token}${query}`, { headers });
const locationOf = async (fields: Readonly<Record<string, string>>) =>
  (await paypal.press(fields)).headers.get('location');
const approval = (token: string, person = 'buyer-ok') => ({ token, person, action: 'approve' });

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

describe('the approval page', () => {
  it('[P-51] is safe by its headers, sets no cookie and has no script', async () => {
    const token = await opened();
    const { status, headers, text } = await visit(token);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${shopOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-sandbox')).toBe('no real cards');
    expect(text).not.toMatch(/<script|\son\w+=|style=/i);
  });

  it('[P-51] shows what it was given as text, in every place', async () => {
    const amountDetails = { totalAmount: '40.00', currency: 'USD' };
    const line = { productName: hostile, quantity: 1 };
    const shipTo = {
      firstName: '<b>Ada',
      lastName: hostile.slice(0, 60),
      address1: hostile.slice(0, 60),
      address2: '<i>2</i>',
      locality: '<u>Reno',
      administrativeArea: '<s>NV',
      postalCode: '<p>89501',
      country: 'US',
    };
    const orderInformation = { amountDetails, lineItems: [line], shipTo };
    const { text } = await visit(await opened({ orderInformation }));
    expect(text).toContain('&lt;script&gt;alert(1)');
    for (const harm of ['<script', '<img', '<b>', '<i>', '<u>', '<s>', '<p>89501', `"'>`]) {
      expect([harm, text.includes(harm)]).toEqual([harm, false]);
    }
    const unknown = await visit(
      encodeURIComponent(hostile),
      `&locale=${encodeURIComponent(hostile)}`,
    );
    expect(unknown.status).toBe(404);
    expect(unknown.text).not.toContain('alert(1)');
    const pressed = await paypal.press({ token: hostile, person: hostile, action: hostile });
    expect([pressed.status, pressed.text.includes('alert(1)')]).toEqual([404, false]);
  });

  it.each([
    ['', { 'accept-language': 'en-US' }, 'lang="en"', 'Approve', 'Cancel and return', 'Person'],
    ['', { 'accept-language': 'es-MX' }, 'lang="es"', 'Aprobar', 'Cancelar y volver', 'Persona'],
    ['&locale=es_US', {}, 'lang="es"', 'Aprobar', 'Cancelar y volver', 'Persona'],
    ['&locale=en_US', { 'accept-language': 'es' }, 'lang="en"', 'Approve', 'Cancel', 'Person'],
  ])(
    '[P-39] speaks the language of the address%s, else of the browser %j',
    async (query, headers, ...words) => {
      const { text } = await visit(await opened(), query, { ...headers });
      for (const word of words) expect(text).toContain(word);
    },
  );

  it('[P-39] leads a payer who approves back with PayPal’s own names', async () => {
    const token = await opened();
    const location = new URL(String(await locationOf(approval(token))));
    expect(location.origin + location.pathname).toBe(`${shopOrigin}/checkout/payment`);
    expect([...location.searchParams]).toEqual([
      ['paypal', 'return'],
      ['state', 's1'],
      ['paymentId', token],
      ['token', token],
      ['PayerID', expect.stringMatching(/^[0-9A-F]{13}$/)],
    ]);
  });

  it('[P-39] approves once: the same press leads to the same place, another person to none', async () => {
    const token = await opened();
    const first = await locationOf(approval(token));
    expect(await locationOf(approval(token))).toBe(first);
    expect(await under.ledger('account-approval')).toContainEqual(
      expect.objectContaining({ person: 'buyer-ok' }),
    );
    const approvals = (await under.ledger('account-approval')).length;
    const other = await paypal.press(approval(token, 'buyer-slow'));
    expect([other.status, other.headers.get('location')]).toEqual([409, null]);
    expect((await under.ledger('account-approval')).length).toBe(approvals);
    const back = await visit(token);
    expect(back.text).toContain('Already approved');
    expect(back.text).toContain(String(first).replaceAll('&', '&amp;'));
  });

  it('[P-40] leads a payer who cancels back with the token alone, and stays open', async () => {
    const token = await opened();
    const expected = `${shopOrigin}/checkout/payment?paypal=cancel&state=s1&token=${token}`;
    expect(await locationOf({ token, action: 'cancel' })).toBe(expected);
    expect((await visit(token)).status).toBe(200);
    expect(await paypal.approve(token, 'buyer-ok')).toMatch(/^[0-9A-F]{13}$/);
    expect(await locationOf({ token, action: 'cancel' })).toBeNull();
  });

  it('[P-42] takes no press without a person, an action or a session', async () => {
    const token = await opened();
    const nobody = await paypal.press({ token, action: 'approve' });
    expect([nobody.status, nobody.text.includes('Choose a person first.')]).toEqual([400, true]);
    expect((await paypal.press(approval(token, 'buyer-nobody'))).status).toBe(400);
    expect((await paypal.press({ token, person: 'buyer-ok' })).status).toBe(400);
    expect((await paypal.press(approval('PAYID-NONE'))).status).toBe(404);
    expect((await visit(token)).text).toContain('>Approve<');
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: shopOrigin },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[P-42] is not pressed by the page of somebody else: %j', async (headers) => {
    const token = await opened();
    const pressed = await paypal.press(approval(token), headers);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([403, null]);
    expect((await visit(token)).text).toContain('>Approve<');
  });

  it('[P-39] is pressed by itself', async () => {
    const own = { origin: under.gateway.origin, 'sec-fetch-site': 'same-origin' };
    expect((await paypal.press(approval(await opened()), own)).status).toBe(303);
  });

  it('[P-45] says that a funding source was declined, and asks again', async () => {
    const { paymentId, orderRequestId, payerId } = await paypal.ordered('buyer-declined');
    await paypal.sale({ orderRequestId, payerId });
    const again = await visit(paymentId);
    expect([again.status, again.text.includes('Your funding source was declined.')]).toEqual([
      200,
      true,
    ]);
  });

  it('says when the payer is asked for lasting consent', async () => {
    const asked = 'asks to charge this account for later purchases';
    expect(
      (await visit(await opened({ agreementInformation: { indicator: 'true' } }))).text,
    ).toContain(asked);
    expect((await visit(await opened())).text).not.toContain(asked);
  });

  it('[P-40] has nothing to press when the session has ended', async () => {
    const token = await opened();
    paypal.advance(30 * 60_000);
    const late = await visit(token);
    expect([late.status, late.text.includes('<form')]).toEqual([410, false]);
    expect(late.text).toContain('paypal=cancel');
    const pressed = await paypal.press(approval(token));
    expect([pressed.status, pressed.headers.get('location')]).toEqual([410, null]);
  });
});
