import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appleHosts } from '#server/base/config/apple-hosts.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  type AppleMerchant,
  makeMerchantSessions,
} from '#server/parties/apple/merchant-sessions.ts';
import {
  domain,
  merchant,
  type WalletUnderTest,
  walletUnderTest,
} from '#test/sandbox/wallets/wallet-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, placedIn, type Till } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

const path = '/v3/dopservice/apple-pay/paymentSession';

describe('Apple Pay in the shop', () => {
  let wallet: WalletUnderTest;
  let till: Till;
  const log: string[] = [];
  const tokens: string[] = [];
  const pem = (file: string) => readFileSync(file, 'utf8');
  const us = (): AppleMerchant => ({
    merchantIdentifier: merchant,
    domain,
    displayName: 'Crunchcart',
    certificate: pem(wallet.running.merchantIdentityCertificate),
    key: pem(wallet.running.merchantIdentityKey),
    authority: pem(wallet.running.certificateAuthority),
    hosts: [new URL(wallet.running.origin).host],
  });
  const identity = { open: (url: string) => makeMerchantSessions(us()).open(url) };
  beforeAll(async () => {
    wallet = await walletUnderTest();
    const database = await openInMemory();
    await loadCatalog(database.db, tillCatalog());
    till = await openTill(database, {
      merchantSessions: { open: (url) => identity.open(url) },
      reopened: { gateway: wallet.under, time: Date.now() },
      log,
    });
  });
  afterAll(async () => {
    await till.close();
    await wallet.stop();
  });
  beforeEach(() => till.db.deleteFrom('attempts').execute());

  const ask = (validationURL = wallet.running.validationUrl, tempUserID = randomUUID()) =>
    till.shop.post(path, { validationURL, tempUserID });

  /** What the sheet gives for that draft and total, as the shop's page sends it. */
  const approvedBy = async (person: string, total: string): Promise<string> => {
    const [merchantSession] = (await ask()).body.data;
    const request = {
      countryCode: 'US',
      currencyCode: 'USD',
      supportedNetworks: ['visa', 'masterCard'],
      requiredShippingContactFields: ['postalAddress'],
      total: { label: 'Crunchcart', amount: total },
    };
    const opened = await wallet.sheets('', { person, merchantSession, request });
    const approved = await wallet.sheets(`/${opened.at('sheetId')}/authorize`, { total });
    const paymentData = Buffer.from(JSON.stringify(approved.at('payment.token.paymentData')));
    tokens.push(paymentData.toString('base64'));
    return paymentData.toString('base64');
  };
  const pay = async (person = 'ca', key: string = randomUUID(), given?: string) => {
    const draft = draftOf();
    const { quoteId, totalAmount } = await till.quoteFor(draft);
    const paymentData = given ?? (await approvedBy(person, Number(totalAmount).toFixed(2)));
    const payment = { applePay: { paymentData, cardName: 'Visa 1111' } };
    const body = { quoteId, draft, payment };
    return {
      paymentData,
      answer: await till.shop.post(paths.submit, body, { 'idempotency-key': key }),
    };
  };

  it('[WALLET-02] [P-47] gets its session with its certificate, and hands it on unread', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({
      merchantSessionIdentifier: expect.any(String),
      domainName: domain,
      displayName: 'Crunchcart',
      signature: expect.any(String),
    });
  });

  it('[P-47] names nobody but the configured domain, whatever the request says', async () => {
    const sent = { validationURL: wallet.running.validationUrl, tempUserID: randomUUID() };
    const told = await till.shop.post(path, {
      ...sent,
      domainName: 'evil.example',
      initiativeContext: 'evil.example',
      merchantIdentifier: 'merchant.evil',
    });
    expect(told.body.data[0]).toMatchObject({ domainName: domain });
  });

  it.each([
    'https://evil.example/paymentservices/paymentSession',
    'https://169.254.169.254/paymentservices/paymentSession',
    'http://apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'text',
  ])('[P-47] asks nobody at %s', async (address) => {
    const asked: string[] = [];
    const before = identity.open;
    identity.open = async (url) => {
      const opened = await makeMerchantSessions({ ...us(), hosts: appleHosts }).open(url);
      asked.push(opened.kind);
      return opened;
    };
    const { status, body } = await ask(address);
    identity.open = before;
    expect([status, body.code, asked]).toEqual([
      400,
      'APPLE_PAY_VALIDATION_URL_REJECTED',
      ['address-refused'],
    ]);
  });

  it.each([
    ['another domain', { domain: 'other.example' }],
    ['another merchant', { merchantIdentifier: 'merchant.other' }],
    ['an authority nobody knows', { authority: undefined }],
    ['no time for an answer', { patience: 1 }],
  ])('[WALLET-05] with %s it is told no, and nothing of the wallet’s words', async (_, change) => {
    const before = identity.open;
    identity.open = (url) => {
      const { authority, ...facts } = { ...us(), ...change };
      return makeMerchantSessions({ ...facts, ...(authority && { authority }) }).open(url);
    };
    const { status, body } = await ask();
    identity.open = before;
    expect([status, body.code]).toEqual([502, 'APPLE_PAY_MERCHANT_VALIDATION_FAILED']);
    expect(JSON.stringify(body)).not.toMatch(/Exception|certificate|merchantId/);
  });

  it('opens ten sheets a minute for one shopper', async () => {
    const shopper = randomUUID();
    for (let count = 0; count < 10; count += 1) {
      expect((await ask('text', shopper)).status).toBe(400);
    }
    expect((await ask('text', shopper)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await ask('text')).status).toBe(400);
  });

  it('[WALLET-01] a wallet’s order is paid, and says with what', async () => {
    const { answer } = await pay();
    expect(placedIn(answer)).toMatchObject({ payment: 'PAID' });
    const { orderId } = placedIn(answer);
    const shown = await till.lookUp(orderId);
    expect(shown.body.data[0]).toMatchObject({
      paidWith: { method: 'apple-pay', name: 'Visa 1111' },
    });
  });

  it('one approval pays one order', async () => {
    const { answer, paymentData } = await pay();
    expect(answer.status).toBe(200);
    const orders = () => till.db.selectFrom('orders').select('order_id').execute();
    const before = (await orders()).length;
    const again = await pay('ca', randomUUID(), paymentData);
    expect([again.answer.status, again.answer.body.code]).toEqual([400, 'PAYMENT_TOKEN_INVALID']);
    // Refused before the gateway is asked, which would refuse it too: nothing of it was begun.
    expect(await orders()).toHaveLength(before);
  });

  it('a declined wallet charges nothing, and its goods go back', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { answer } = await pay('declined');
    expect([answer.status, answer.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
  });

  it('a token the gateway cannot read is declined, and nobody is asked to enter a card', async () => {
    const { answer } = await pay(
      'ca',
      randomUUID(),
      Buffer.from('{"data":"x"}').toString('base64'),
    );
    expect([answer.status, answer.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(answer.body.data[0]).toMatchObject({ group: 'declined' });
  });

  it.each(['timeoutAfterCommit', 'timeoutBeforeCommit'] as const)(
    '[P-48] %s: told that it is confirmed later, healed, and one authorisation at most',
    async (mode) => {
      const before = (await wallet.under.ledger('authorization')).length;
      await wallet.under.fault({ operation: 'authorization', mode, delayMs: 0 });
      const { answer } = await pay();
      expect(placedIn(answer)).toMatchObject({ payment: 'CONFIRMING' });
      till.advance(120_000);
      await till.settle();
      const { orderId } = placedIn(answer);
      const shown = await till.lookUp(orderId);
      const isPaid = mode === 'timeoutAfterCommit';
      expect(shown.body.data[0]).toMatchObject({ payment: isPaid ? 'PAID' : 'FAILED' });
      const after = (await wallet.under.ledger('authorization')).length;
      expect(after - before).toBe(isPaid ? 1 : 0);
    },
  );

  it('[P-51] no token of a wallet, and no merchant session, is in any table or in the log', async () => {
    expect(tokens.length).toBeGreaterThan(4);
    const names = (await till.db.introspection.getTables()).map(({ name }) => name);
    const rows = await Promise.all(
      names.map((name) => sql`select t::text as text from ${sql.table(name)} t`.execute(till.db)),
    );
    const texts = [...rows.map(({ rows: found }) => JSON.stringify(found)), ...log];
    const leaked = texts.filter(
      (text) =>
        tokens.some((token) => text.includes(token) || text.includes(token.slice(0, 60))) ||
        /EC_v1|ephemeralPublicKey|merchantSessionIdentifier/.test(text),
    );
    expect(leaked).toEqual([]);
  });
});
