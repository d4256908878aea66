import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';
import {
  type TokenChanges,
  tokenWith,
  walletKeysUnderTest,
  walletOf,
  walletPayment,
} from '#test/sandbox/wallets/tokens-under-test.ts';

let keys: WalletKeys;
let removeKeys: () => Promise<void>;
let under: GatewayUnderTest;
beforeAll(async () => {
  const opened = await walletKeysUnderTest();
  keys = opened.keys;
  removeKeys = opened.remove;
  under = await gatewayUnderTest({ wallet: walletOf(keys), clock: Date.now });
});
afterAll(async () => {
  await under?.stop();
  await removeKeys?.();
});

const token = (changes: TokenChanges = {}) => tokenWith(keys, changes);
const pay = (given: PaymentData | string, changes: Parameters<typeof walletPayment>[1] = {}) =>
  under.post('/pts/v2/payments', walletPayment(given, changes));

const amountDetails = { totalAmount: '23.47', currency: 'USD' };

describe('a payment by wallet', () => {
  it('[WALLET-01] is authorised, captured, found and refunded as a card is', async () => {
    const paid = await pay(await token({ card: 'mastercard-ok' }), { code: 'wallet-1' });
    expect([paid.status, paid.at('status')]).toEqual([201, 'AUTHORIZED']);
    expect(paid.at('paymentInformation.card')).toEqual({ type: '002', suffix: '4444' });
    expect(paid.at('orderInformation.amountDetails.authorizedAmount')).toBe('23.47');
    const id = paid.at('id');
    const taken = await under.post(`/pts/v2/payments/${id}/captures`, settlement('w', '23.47'));
    expect(taken.status).toBe(201);
    const found = await under.hits('wallet-1');
    expect(found.at('totalCount')).toBe(1);
    const refunds = `/pts/v2/captures/${taken.at('id')}/refunds`;
    const back = await under.post(refunds, settlement('w', '23.47'));
    expect(back.status).toBe(201);
  });

  it('[WALLET-01] is undone by its transaction id when the answer got lost', async () => {
    await under.fault({ operation: 'authorization', mode: 'timeoutAfterCommit', delayMs: 0 });
    await expect(pay(await token(), { transactionId: 'wallet-lost' })).rejects.toThrow();
    const ids = { clientReferenceInformation: { transactionId: 'wallet-lost' } };
    const lost = { ...ids, reversalInformation: { amountDetails } };
    expect((await under.post('/pts/v2/reversals', lost)).at('status')).toBe('REVERSED');
  });

  it.each([
    ['visa-declined', 'PROCESSOR_DECLINED'],
    ['visa-funds', 'INSUFFICIENT_FUND'],
  ])('[WALLET-01] of %s is declined as that card is', async (card, reason) => {
    const reply = await pay(await token({ card }));
    expect([reply.status, reply.at('status')]).toEqual([201, 'DECLINED']);
    expect(reply.at('errorInformation.reason')).toBe(reason);
  });

  it('[WALLET-01] whose billing address does not match is held for review', async () => {
    const reply = await pay(await token(), { postalCode: '46205' });
    expect(reply.at('errorInformation.reason')).toBe('AVS_FAILED');
  });

  it('[P-51] leaves no number and no token in ledger and log', async () => {
    const given = await token({ card: 'amex-ok' });
    await pay(given);
    const ledger = await under.call('/sandbox/ledger');
    for (const text of [ledger.text, JSON.stringify(under.logLines), ...under.replies]) {
      expect(text).not.toContain('378282246310005');
      expect(text).not.toContain(given.signature.slice(0, 40));
    }
  });
});

describe('a wallet request', () => {
  it.each([
    ['without its solution', { solution: undefined }, 'processingInformation.paymentSolution'],
    ['with another solution', { solution: '012' }, 'processingInformation.paymentSolution'],
    ['with another descriptor', { descriptor: 'AAAA' }, 'paymentInformation.fluidData.descriptor'],
    [
      'that wants the card kept',
      { processingInformation: { actionList: ['TOKEN_CREATE'] } },
      'processingInformation.actionList',
    ],
  ])('[WALLET-01] %s is refused', async (_, changes, field) => {
    const reply = await pay(await token(), changes);
    expect([reply.status, reply.at('details.0.field')]).toEqual([400, field]);
  });

  it('[WALLET-01] with a card beside it is refused', async () => {
    const tokenInformation = { transientTokenJwt: await under.tokenOf('visa-ok') };
    const both = { ...walletPayment(await token()), tokenInformation };
    const reply = await under.post('/pts/v2/payments', both);
    expect([reply.status, reply.at('reason')]).toEqual([400, 'INVALID_DATA']);
  });

  it('[WALLET-01] to a gateway without a wallet is refused', async () => {
    const plain = await gatewayUnderTest();
    const reply = await plain.post('/pts/v2/payments', walletPayment(await token()));
    expect(reply.at('reason')).toBe('INVALID_MERCHANT_CONFIGURATION');
    await plain.stop();
  });
});

describe('a wallet token that was used', () => {
  it('[P-17] pays once, whatever came of it, also after a restart', async () => {
    const own = await gatewayUnderTest({ wallet: walletOf(keys), clock: Date.now });
    const good = await token();
    const bad = await token({ card: 'visa-declined' });
    const post = (gateway: GatewayUnderTest, given: PaymentData) =>
      gateway.post('/pts/v2/payments', walletPayment(given));
    for (const given of [good, bad]) expect((await post(own, given)).status).toBe(201);
    const again = async (gateway: GatewayUnderTest) => {
      const replies = await Promise.all([good, bad].map((given) => post(gateway, given)));
      return replies.map((reply) => reply.at('details.0.reason'));
    };
    expect(await again(own)).toEqual(['TOKEN_REPLAYED', 'TOKEN_REPLAYED']);
    await own.gateway.close();
    const restarted = await gatewayUnderTest({
      wallet: walletOf(keys),
      clock: Date.now,
      dataFile: own.dataFile,
    });
    expect(await again(restarted)).toEqual(['TOKEN_REPLAYED', 'TOKEN_REPLAYED']);
    await restarted.gateway.close();
    await rm(own.folder, { recursive: true, force: true });
  });

  it('[P-17] pays one of ten requests that come at once', async () => {
    const given = await token();
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(given)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
