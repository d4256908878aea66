import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PublishedTestCard,
  publishedTestCards,
} from '#domain/payment/published-test-cards.ts';
import { mismatchedZip } from '#sandbox/payments/operations/decision.ts';
import { payment } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 4 });
});
afterAll(() => under.stop());

const payable = publishedTestCards.filter(({ story }) => story.issuer !== 'never-asked');
const unusable = {
  status: 'INVALID_REQUEST',
  reason: 'INVALID_DATA',
  details: [{ field: 'tokenInformation.transientTokenJwt', reason: 'INVALID_DATA' }],
};

/** What the contract says of a card, written down apart from how the gateway decides. */
const expectedOf = ({ alias, story }: PublishedTestCard): readonly [string, string | undefined] => {
  if (alias === 'visa-avs-failed') return ['AUTHORIZED_PENDING_REVIEW', 'AVS_FAILED'];
  if (alias === 'visa-cv-failed') return ['AUTHORIZED_PENDING_REVIEW', 'CV_FAILED'];
  return story.issuer === 'declines' ? ['DECLINED', story.reason] : ['AUTHORIZED', undefined];
};

describe('an authorisation', () => {
  it('[P-20] answers 201 with a decision in the shape of the contract', async () => {
    const token = await under.tokenOf('amex-ok');
    const reply = await under.pay(token, { code: 'shape', transactionId: 'shape-1' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      _links: expect.anything(),
      id: expect.stringMatching(/^\d{22}$/),
      submitTimeUtc: expect.stringMatching(/^20\d\d-.*Z$/),
      status: 'AUTHORIZED',
      reconciliationId: expect.any(String),
      clientReferenceInformation: { code: 'shape', transactionId: 'shape-1' },
      processorInformation: {
        approvalCode: expect.stringMatching(/^\d{6}$/),
        responseCode: '00',
        avs: { code: 'Y', codeRaw: 'Y' },
        cardVerification: { resultCode: 'M', resultCodeRaw: 'M' },
      },
      paymentInformation: { card: { type: '003', suffix: '0005' } },
      orderInformation: {
        amountDetails: { totalAmount: '23.47', authorizedAmount: '23.47', currency: 'USD' },
      },
    });
  });

  it.each(payable)('[P-19] [P-20] of $alias ends as published, always with 201', async (card) => {
    const reply = await under.pay(await under.tokenOf(card.alias));
    const [status, reason] = expectedOf(card);
    expect(reply.status).toBe(201);
    expect([reply.at('status'), reply.at('errorInformation.reason')]).toEqual([status, reason]);
    const held = reply.at('orderInformation.amountDetails.authorizedAmount');
    expect(held).toBe(status === 'DECLINED' ? '0.00' : '23.47');
  });

  it('[P-21] that fails the address or code check holds money until it is reversed, once', async () => {
    for (const alias of ['visa-avs-failed', 'visa-cv-failed']) {
      const reply = await under.pay(await under.tokenOf(alias), { code: alias });
      const reversals = `/pts/v2/payments/${reply.at('id')}/reversals`;
      const request = {
        clientReferenceInformation: { code: alias },
        reversalInformation: { amountDetails: { totalAmount: '23.47', currency: 'USD' } },
      };
      const [first, second] = await Promise.all([
        under.post(reversals, request),
        under.post(reversals, request),
      ]);
      const both = [first, second].sort((one, other) => one.status - other.status);
      expect(both.map(({ status }) => status)).toEqual([201, 400]);
      expect(both[0]?.at('status')).toBe('REVERSED');
      expect(both[0]?.at('reversalAmountDetails.reversedAmount')).toBe('23.47');
      expect(both[1]?.at('reason')).toBe('AUTH_ALREADY_REVERSED');
    }
  });

  it('[P-21] that fails a check cannot be captured', async () => {
    const reply = await under.pay(await under.tokenOf('visa-avs-failed'), { code: 'no-capture' });
    const refused = await under.post(`/pts/v2/payments/${reply.at('id')}/captures`, {
      clientReferenceInformation: { code: 'no-capture' },
      orderInformation: { amountDetails: { totalAmount: '23.47', currency: 'USD' } },
    });
    expect(refused.at('reason')).toBe('MISSING_AUTH');
  });
});

describe('a transient token', () => {
  it('[P-17] pays once, however often it is used one after the other', async () => {
    const token = await under.tokenOf('visa-ok');
    const first = await under.pay(token, { code: 'once-1' });
    const second = await under.pay(token, { code: 'once-2' });
    expect(first.at('status')).toBe('AUTHORIZED');
    expect(second.status).toBe(400);
    expect(second.body).toMatchObject(unusable);
  });

  it('[P-17] pays once, even when twenty orders use it at once', async () => {
    const token = await under.tokenOf('visa-ok');
    const before = (await under.ledger('authorization')).length;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => under.pay(token, { code: `storm-${index}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const refused of replies.filter(({ status }) => status !== 201)) {
      expect(refused.body).toMatchObject(unusable);
    }
    expect((await under.ledger('authorization')).length).toBe(before + 1);
  });

  it('[P-18] that was refused for its zip may pay with the right one', async () => {
    const token = await under.tokenOf('visa-ok');
    const wrong = await under.pay(token, { code: 'zip', postalCode: mismatchedZip });
    expect(wrong.at('errorInformation.reason')).toBe('AVS_FAILED');
    const right = await under.pay(token, { code: 'zip' });
    expect(right.at('status')).toBe('AUTHORIZED');
    expect((await under.pay(token, { code: 'zip-3' })).body).toMatchObject(unusable);
  });

  it('[P-18] that was declined may be tried again, and is good for 15 minutes', async () => {
    const token = await under.tokenOf('visa-funds');
    expect((await under.pay(token)).at('status')).toBe('DECLINED');
    expect((await under.pay(token)).at('status')).toBe('DECLINED');
    under.advance(901_000);
    const date = new Date(Date.now() + 901_000).toUTCString();
    const late = await under.post('/pts/v2/payments', payment(token), { date });
    under.advance(-901_000);
    expect(late.body).toMatchObject(unusable);
  });

  it.each([
    ['no token', 'hello'],
    ['a token with another signature', undefined],
  ])('[P-15] is refused when it is %s', async (_, text) => {
    const token = text ?? (await under.tokenOf('visa-ok')).replace(/.{6}$/, 'AAAAAA');
    const reply = await under.pay(token);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject(unusable);
  });
});

describe('the duplicate guards', () => {
  it('[P-32] refuse a reference that was authorised less than 15 minutes ago', async () => {
    const pay = (token: string, date = new Date().toUTCString()) =>
      under.post('/pts/v2/payments', payment(token, { code: 'same' }), { date });
    expect((await pay(await under.tokenOf('visa-ok'))).status).toBe(201);
    const again = await pay(await under.tokenOf('visa-ok'));
    expect(again.status).toBe(400);
    expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
    const token = await under.tokenOf('visa-ok');
    under.advance(899_000);
    const later = await pay(token, new Date(Date.now() + 899_000).toUTCString());
    under.advance(-899_000);
    expect(later.at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-18] let a reference that was declined be tried again', async () => {
    const declined = await under.pay(await under.tokenOf('visa-declined'), { code: 'retry' });
    const paid = await under.pay(await under.tokenOf('visa-ok'), { code: 'retry' });
    expect([declined.at('status'), paid.at('status')]).toEqual(['DECLINED', 'AUTHORIZED']);
  });

  it('[P-32] refuse a transaction id that was ever used, whatever came of it', async () => {
    const ids = { transactionId: 'used-before' };
    await under.pay(await under.tokenOf('visa-declined'), ids);
    const again = await under.pay(await under.tokenOf('visa-ok'), ids);
    expect(again.at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-32] let one of twenty requests with the same transaction id through', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => under.tokenOf('visa-ok')));
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        under.pay(tokens[index % 5] ?? '', { transactionId: 'crowd', code: `crowd-${index}` }),
      ),
    );
    const paid = replies.filter(({ status }) => status === 201);
    expect(paid).toHaveLength(1);
    expect(await under.ledger('authorization')).toSatisfy(
      (entries: { readonly transactionId?: string }[]) =>
        entries.filter(({ transactionId }) => transactionId === 'crowd').length === 1,
    );
  });
});

describe('a request the gateway cannot read', () => {
  it.each<[string, object, string]>([
    ['MISSING_FIELD', { tokenInformation: {} }, 'tokenInformation.transientTokenJwt'],
    ['MISSING_FIELD', { clientReferenceInformation: {} }, 'clientReferenceInformation.code'],
    [
      'INVALID_DATA',
      {
        clientReferenceInformation: {
          code: 'x',
          transactionId: 'far-too-long-for-a-transaction-id',
        },
      },
      'clientReferenceInformation.transactionId',
    ],
  ])('[P-28] answers 400 %s naming the field', async (reason, changes, field) => {
    const reply = await under.post('/pts/v2/payments', { ...payment('token'), ...changes });
    expect(reply.status).toBe(400);
    expect(reply.at('status')).toBe('INVALID_REQUEST');
    expect(reply.at('reason')).toBe(reason);
    expect(reply.at('details.0')).toEqual({ field, reason });
  });

  it.each(['0.00', '-1.00', '1.005', '1e2', 'ten'])(
    '[P-28] answers INVALID_AMOUNT to %s',
    async (totalAmount) => {
      const reply = await under.post('/pts/v2/payments', payment('token', { totalAmount }));
      expect(reply.at('reason')).toBe('INVALID_AMOUNT');
    },
  );

  it('[P-38] keeps a card with an approval, and with nothing else', async () => {
    const processingInformation = { actionList: ['TOKEN_CREATE'] };
    const good = await under.pay(await under.tokenOf('visa-ok'), { processingInformation });
    expect(good.at('tokenInformation.paymentInstrument.id')).toMatch(/^[0-9A-F]{32}$/);
    expect(good.at('tokenInformation.customer.id')).toMatch(/^[0-9A-F]{32}$/);
    const bad = await under.pay(await under.tokenOf('visa-funds'), { processingInformation });
    expect([bad.at('status'), bad.at('tokenInformation')]).toEqual(['DECLINED', undefined]);
  });

  it('answers NOT_SUPPORTED to what it cannot do', async () => {
    const reply = await under.pay(await under.tokenOf('visa-ok'), {
      processingInformation: { actionList: ['DECISION_SKIP'] },
    });
    expect(reply.at('reason')).toBe('NOT_SUPPORTED');
  });
});
