import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { makeMerchantSessions } from '#server/parties/apple/merchant-sessions.ts';
import {
  domain,
  merchant,
  type WalletUnderTest,
  walletUnderTest,
} from '#test/sandbox/wallets/wallet-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  bags,
  balancesOf,
  boughtCard,
  holderOf,
  usesOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, paths, placedIn, type Till } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

/** Apple Pay beside a gift card: goods of 20 dollars, 7 of them by the card, 13 by the sheet. */
describe('an order paid by a gift card and a wallet', () => {
  let wallet: WalletUnderTest;
  let till: Till;
  beforeAll(async () => {
    wallet = await walletUnderTest();
    const pem = (file: string) => readFileSync(file, 'utf8');
    const database = await openInMemory();
    await loadCatalog(database.db, tillCatalog());
    till = await openTill(database, {
      merchantSessions: makeMerchantSessions({
        merchantIdentifier: merchant,
        domain,
        displayName: 'Crunchcart',
        certificate: pem(wallet.running.merchantIdentityCertificate),
        key: pem(wallet.running.merchantIdentityKey),
        authority: pem(wallet.running.certificateAuthority),
        hosts: [new URL(wallet.running.origin).host],
      }),
      reopened: { gateway: wallet.under, time: Date.now() },
    });
  });
  afterAll(async () => {
    await till.close();
    await wallet.stop();
  });
  beforeEach(() => till.forget());

  /** What the sheet gives when its person approves that total, as the shop's page sends it. */
  const approved = async (total: string, person = 'ca'): Promise<string> => {
    const { body } = await till.shop.post('/v3/dopservice/apple-pay/paymentSession', {
      validationURL: wallet.running.validationUrl,
      tempUserID: randomUUID(),
    });
    const request = {
      countryCode: 'US',
      currencyCode: 'USD',
      supportedNetworks: ['visa', 'masterCard'],
      requiredShippingContactFields: ['postalAddress'],
      total: { label: 'Crunchcart', amount: total },
    };
    const merchantSession = body.data[0];
    const opened = await wallet.sheets('', { person, merchantSession, request });
    const answer = await wallet.sheets(`/${opened.at('sheetId')}/authorize`, { total });
    return Buffer.from(JSON.stringify(answer.at('payment.token.paymentData'))).toString('base64');
  };

  /** A card with 7 dollars on it, the quote of an order that spends it, and the button. */
  const ready = async () => {
    const code = await boughtCard(till, 700);
    const draft = draftOf({ products: bags(), ...(await holderOf(till, [code])) });
    const quote = await till.quoteFor(draft);
    const press = (paymentData: string, key: string = randomUUID()) =>
      till.shop.post(
        paths.submit,
        {
          quoteId: quote.quoteId,
          draft,
          payment: { applePay: { paymentData, cardName: 'Visa 1111' } },
        },
        { 'idempotency-key': key },
      );
    return { quote, press };
  };

  it('[P-50] [WALLET-01] is charged what is due, and every cent is accounted for', async () => {
    const { quote, press } = await ready();
    expect(quote).toMatchObject({ totalAmount: 20, amountDue: 13 });
    const answer = await press(await approved('13.00'));
    expect(placedIn(answer)).toMatchObject({ payment: 'PAID' });
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 1300 }]);
    expect(await till.gateway.ledger('capture')).toMatchObject([{ amountCents: 1300 }]);
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'TAKEN' }]);
    expect(await balancesOf(till)).toEqual([0]);
    const { orderId } = placedIn(answer);
    const order = await till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state', 'total_amount', 'payments.amount', 'payments.state as payment'])
      .where('orders.order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      ...{ state: 'PAID', total_amount: 2000 },
      ...{ amount: 1300, payment: 'CAPTURED' },
    });
  });

  it.each([
    ['the whole total', '20.00'],
    ['a cent less than is due', '12.99'],
  ])(
    '[P-50] an approval of %s pays nothing, and the card has its money again',
    async (_, total) => {
      const { press } = await ready();
      const answer = await press(await approved(total));
      expect([answer.status, answer.body.code]).toEqual([402, 'CARD_DECLINED']);
      await till.settle();
      expect(await till.gateway.ledger('authorization')).toEqual([]);
      expect(await balancesOf(till)).toEqual([700]);
      expect(await usesOf(till)).toEqual([{ amount: 700, state: 'RETURNED' }]);
    },
  );

  it('[P-48] [P-50] whose answer is lost is reconciled: charged once, the card spent once', async () => {
    const { press } = await ready();
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    const paymentData = await approved('13.00');
    const key = randomUUID();
    expect(placedIn(await press(paymentData, key))).toMatchObject({ payment: 'CONFIRMING' });
    till.advance(120_000);
    await till.settle();
    await till.settle();
    expect(placedIn(await press(paymentData, key))).toMatchObject({ orderId: expect.any(String) });
    expect(await till.gateway.ledger('authorization')).toMatchObject([{ amountCents: 1300 }]);
    expect(await till.gateway.ledger('capture')).toMatchObject([{ amountCents: 1300 }]);
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'TAKEN' }]);
  });
});
