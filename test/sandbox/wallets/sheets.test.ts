import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletPersonNames } from '#domain/payment/wallet/wallet-person-names.ts';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { shopOrigin } from '#test/sandbox/payments/gateway-requests.ts';
import { walletPayment } from '#test/sandbox/wallets/tokens-under-test.ts';
import {
  domain,
  paymentRequest,
  type WalletUnderTest,
  walletUnderTest,
} from '#test/sandbox/wallets/wallet-under-test.ts';

let wallet: WalletUnderTest;
beforeAll(async () => {
  wallet = await walletUnderTest({ domains: [domain, 'other.example'] });
});
afterAll(() => wallet?.stop());

const openSheet = async (person: string, changes: object = {}) =>
  wallet.sheets('', {
    person,
    merchantSession: await wallet.session(),
    request: paymentRequest,
    ...changes,
  });
const total = { total: paymentRequest.total, lineItems: paymentRequest.lineItems };

describe('a payment sheet without a screen', () => {
  it('[WALLET-01] tells city, state, zip code and country, and all of it once authorised', async () => {
    const sheet = await openSheet('ny');
    expect(sheet.status).toBe(201);
    const place = {
      locality: 'New York',
      administrativeArea: 'NY',
      postalCode: '10001',
      country: 'United States',
      countryCode: 'US',
    };
    expect(sheet.body).toEqual({
      sheetId: expect.any(String),
      person: 'ny',
      shippingContact: place,
      paymentMethod: { network: 'MasterCard', type: 'credit' },
    });
    const paid = await wallet.sheets(`/${sheet.at('sheetId')}/authorize`, total);
    const street = ['350 W 31st St', 'Apt 4B'];
    const name = { givenName: 'Noah', familyName: 'Young' };
    expect(paid.at('payment.shippingContact')).toEqual({
      ...place,
      ...name,
      addressLines: street,
      emailAddress: 'noah.young@example.com',
      phoneNumber: '2125550176',
    });
    expect(paid.at('payment.billingContact')).toEqual({ ...place, ...name, addressLines: street });
    expect(paid.at('payment.token.paymentMethod')).toEqual({
      displayName: 'MasterCard 4444',
      network: 'MasterCard',
      type: 'credit',
    });
    expect(paid.at('payment.token.transactionIdentifier')).toBe(
      paid.at('payment.token.paymentData.header.transactionId'),
    );
  });

  it('[WALLET-01] tells nothing that was not asked for', async () => {
    const request = { ...paymentRequest, requiredShippingContactFields: ['email'] };
    const { requiredBillingContactFields: _, ...bare } = request;
    const sheet = await openSheet('ca', { request: bare });
    expect(sheet.at('shippingContact')).toBeUndefined();
    const paid = await wallet.sheets(`/${sheet.at('sheetId')}/authorize`, total);
    expect(paid.at('payment.shippingContact')).toEqual({ emailAddress: 'carla.reyes@example.com' });
    expect(paid.at('payment.billingContact')).toBeUndefined();
  });

  it.each(walletPersonNames.filter((name) => name !== 'cancels-late'))(
    '[WALLET-01] of %s makes a token the gateway takes',
    async (person) => {
      const sheet = await openSheet(person);
      const paid = await wallet.sheets(`/${sheet.at('sheetId')}/authorize`, total);
      const token = paid.at('payment.token.paymentData') as PaymentData;
      const reply = await wallet.under.post('/pts/v2/payments', walletPayment(token));
      expect([reply.status, reply.at('status')]).toEqual([
        201,
        person === 'declined' ? 'DECLINED' : 'AUTHORIZED',
      ]);
    },
  );

  it('[P-49] of somebody who cancels late gives no token, and ends', async () => {
    const sheet = await openSheet('cancels-late');
    const path = `/${sheet.at('sheetId')}/authorize`;
    expect((await wallet.sheets(path, total)).body).toEqual({ cancelled: true });
    expect((await wallet.sheets(path, total)).at('reason')).toBe('SHEET_UNKNOWN');
  });

  it('[WALLET-01] may be handed to another person', async () => {
    const sheet = await openSheet('ca');
    const path = `/${sheet.at('sheetId')}`;
    const hi = await wallet.sheets(`${path}/person`, { person: 'hi' });
    expect(hi.at('shippingContact.administrativeArea')).toBe('HI');
    const paid = await wallet.sheets(`${path}/authorize`, total);
    expect(paid.at('payment.shippingContact.givenName')).toBe('Hina');
  });

  it('[WALLET-01] makes another token for every press', async () => {
    const path = `/${(await openSheet('ca')).at('sheetId')}/authorize`;
    const ids = [await wallet.sheets(path, total), await wallet.sheets(path, total)].map((paid) =>
      paid.at('payment.token.transactionIdentifier'),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    [
      'somebody without a card of the network',
      { request: { ...paymentRequest, supportedNetworks: ['amex'] } },
      409,
      'NO_SUITABLE_CARD',
    ],
    [
      'another currency',
      { request: { ...paymentRequest, currencyCode: 'CAD' } },
      400,
      'INVALID_DATA',
    ],
    ['nobody the wallet knows', { person: 'eve' }, 400, 'INVALID_DATA'],
  ])('[WALLET-01] is not opened for %s', async (_, changes, status, reason) => {
    const reply = await openSheet('ca', changes);
    expect([reply.status, reply.at('reason')]).toEqual([status, reason]);
  });

  it('[WALLET-01] is not opened by a page of another origin', async () => {
    const reply = await wallet.under.call('/wallet/sheets', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{}',
    });
    expect(reply.status).toBe(403);
  });
});

describe('the pages of the wallet', () => {
  it('[WALLET-01] are shown around by nobody but the shop, and ask nobody but their host', async () => {
    const page = await wallet.under.call('/wallet/sheet?lang=es');
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}`,
    );
    expect(page.text).toContain('<html lang="es"');
    expect((await wallet.under.call('/wallet/sheet?lang=%3Cx')).text).toContain('<html lang="en"');
    const script = await wallet.under.call('/wallet/apple-pay-sandbox.js');
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a merchant session', () => {
  const reasonOf = async (merchantSession: unknown, changes: object = {}) =>
    (await openSheet('ca', { merchantSession, ...changes })).at('reason');

  it('[P-47] opens one sheet', async () => {
    const session = await wallet.session();
    expect(await reasonOf(session)).toBeUndefined();
    expect(await reasonOf(session)).toBe('MERCHANT_SESSION_USED');
  });

  it('[P-47] opens no sheet after five minutes, although it says an hour', async () => {
    const [young, old] = [await wallet.session(), await wallet.session()];
    wallet.advance(5 * 60_000);
    expect(await reasonOf(young)).toBeUndefined();
    wallet.advance(1);
    expect(await reasonOf(old)).toBe('MERCHANT_SESSION_EXPIRED');
  });

  it('[P-47] opens no sheet of another domain', async () => {
    const session = await wallet.session({ initiativeContext: 'other.example' });
    expect(await reasonOf(session, { domain })).toBe('MERCHANT_SESSION_WRONG_DOMAIN');
    expect(await reasonOf(session, { domain: 'other.example' })).toBeUndefined();
  });

  it('[P-47] opens no sheet when a field of it was changed, or nobody made it', async () => {
    const session = Object(await wallet.session());
    for (const changed of [
      { ...session, displayName: 'Another' },
      { ...session, merchantSessionIdentifier: 'SSH00' },
      {},
    ]) {
      expect(await reasonOf(changed)).toBe('MERCHANT_SESSION_UNKNOWN');
    }
    expect(await reasonOf(session)).toBeUndefined();
  });

  it('[P-47] of before a reset opens no sheet, and sheets of before end', async () => {
    const session = await wallet.session();
    const sheet = await openSheet('ca');
    await wallet.under.call('/sandbox/reset', { method: 'POST' });
    expect(await reasonOf(session)).toBe('MERCHANT_SESSION_UNKNOWN');
    const paid = await wallet.sheets(`/${sheet.at('sheetId')}/authorize`, total);
    expect(paid.at('reason')).toBe('SHEET_UNKNOWN');
  });
});
