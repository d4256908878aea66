import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlement } from '#test/sandbox/payments/gateway-requests.ts';
import {
  type Answer,
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest({ frameKeyPool: 4 });
});
afterAll(() => under.stop());

const authorized = async (alias = 'visa-ok', changes = {}): Promise<string> =>
  String((await under.pay(await under.tokenOf(alias), changes)).at('id'));
const capture = (id: string, amount: string, transactionId?: string) =>
  under.post(`/pts/v2/payments/${id}/captures`, settlement('settle', amount, transactionId));
const refund = (id: string, amount: string, of: 'payments' | 'captures' = 'payments') =>
  under.post(`/pts/v2/${of}/${id}/refunds`, settlement('settle', amount));
const reverse = (id: string) =>
  under.post(`/pts/v2/payments/${id}/reversals`, settlement('settle', '23.47'));
const voided = (what: string, id: unknown) =>
  under.post(`/pts/v2/${what}/${id}/voids`, { clientReferenceInformation: { code: 'settle' } });
const voidByTransactionId = (transactionId: string) =>
  under.post('/pts/v2/voids', { clientReferenceInformation: { transactionId } });
const reverseByTransactionId = (transactionId: string, totalAmount = '23.47') =>
  under.post('/pts/v2/reversals', {
    clientReferenceInformation: { transactionId },
    reversalInformation: { amountDetails: { totalAmount, currency: 'USD' } },
  });
const outcome = (reply: Answer) => [reply.status, reply.at('status'), reply.at('reason')];
const isVoided = [201, 'VOIDED', undefined];
const isUnknown = [400, 'INVALID_REQUEST', 'INVALID_DATA'];
const notVoidable = [400, 'INVALID_REQUEST', 'NOT_VOIDABLE'];

describe('a capture', () => {
  it('[P-52] takes all or parts, never more than is held', async () => {
    const id = await authorized();
    const first = await capture(id, '20.00');
    expect(outcome(first)).toEqual([201, 'PENDING', undefined]);
    expect(first.at('orderInformation.amountDetails.totalAmount')).toBe('20.00');
    expect((await capture(id, '3.48')).at('reason')).toBe('EXCEEDS_AUTH_AMOUNT');
    expect((await capture(id, '3.47')).status).toBe(201);
    expect((await capture(id, '0.01')).at('reason')).toBe('EXCEEDS_AUTH_AMOUNT');
  });

  it('[P-52] passes once when twenty want all at the same time', async () => {
    const id = await authorized();
    const replies = await Promise.all(Array.from({ length: 20 }, () => capture(id, '23.47')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('[P-32] is refused as a duplicate when its transaction id was used', async () => {
    const id = await authorized();
    expect((await capture(id, '1.00', 'capture-1')).status).toBe(201);
    expect((await capture(id, '1.00', 'capture-1')).at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-20] is refused for what was declined, reversed or never heard of', async () => {
    const declined = await authorized('visa-declined');
    expect((await capture(declined, '23.47')).at('reason')).toBe('MISSING_AUTH');
    const reversed = await authorized();
    expect(outcome(await reverse(reversed))).toEqual([201, 'REVERSED', undefined]);
    expect((await capture(reversed, '23.47')).at('reason')).toBe('AUTH_ALREADY_REVERSED');
    expect(outcome(await capture('1234', '23.47'))).toEqual([
      404,
      'INVALID_REQUEST',
      'INVALID_PAYMENT_ID',
    ]);
  });

  it('[P-32] happens with the authorisation when the merchant asks for a sale', async () => {
    const id = await authorized('visa-ok', { processingInformation: { capture: true } });
    expect((await capture(id, '0.01')).at('reason')).toBe('EXCEEDS_AUTH_AMOUNT');
    expect((await refund(id, '23.47')).status).toBe(201);
  });
});

describe('a reversal', () => {
  it('[P-21] is for whole authorisations nothing was captured of', async () => {
    const captured = await authorized();
    await capture(captured, '1.00');
    expect((await reverse(captured)).at('reason')).toBe('TRANSACTION_ALREADY_REVERSED_OR_SETTLED');
    const declined = await authorized('visa-funds');
    expect((await reverse(declined)).at('reason')).toBe('MISSING_AUTH');
    const other = await authorized();
    const partly = await under.post(`/pts/v2/payments/${other}/reversals`, {
      clientReferenceInformation: { code: 'settle' },
      reversalInformation: { amountDetails: { totalAmount: '1.00', currency: 'USD' } },
    });
    expect(partly.at('reason')).toBe('INVALID_AMOUNT');
  });
});

describe('refunds', () => {
  it('[P-52] never give back more than was captured, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 5 }),
        async (captures, refunds) => {
          const id = await authorized();
          let given = 0;
          const taken = await sumOfAccepted(captures, async (amount) => {
            const reply = await capture(id, amount);
            const captureId = String(reply.at('id'));
            const back = await sumOfAccepted(refunds, (part) =>
              refund(captureId, part, 'captures'),
            );
            const most = reply.status === 201 ? Math.round(Number(amount) * 100) : 0;
            expect(back).toBeLessThanOrEqual(most);
            if (refunds.some((cents) => cents <= most)) expect(back).toBeGreaterThan(0);
            given += back;
            return reply;
          });
          expect(taken).toBeLessThanOrEqual(2347);
          expect(given).toBeLessThanOrEqual(taken);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('[P-52] take the id of the capture, not of the authorisation it was made of', async () => {
    const id = await authorized();
    const captureId = String((await capture(id, '23.47')).at('id'));
    expect(outcome(await refund(id, '23.47'))).toEqual([400, 'INVALID_REQUEST', 'INVALID_DATA']);
    expect((await refund(id, '23.47', 'captures')).status).toBe(404);
    expect((await refund(captureId, '23.48', 'captures')).at('reason')).toBe('INVALID_AMOUNT');
    expect((await refund(captureId, '23.47', 'captures')).status).toBe(201);
    expect((await refund(captureId, '0.01', 'captures')).at('reason')).toBe('INVALID_AMOUNT');
    const other = await authorized();
    const voidedId = String((await capture(other, '5.00')).at('id'));
    await voided('captures', voidedId);
    expect((await refund(voidedId, '5.00', 'captures')).at('reason')).toBe('MISSING_AUTH');
  });
});

describe('a void', () => {
  it('[P-31] of a capture lets it be captured again', async () => {
    const id = await authorized();
    const captured = (await capture(id, '23.47')).at('id');
    expect(outcome(await voided('captures', captured))).toEqual(isVoided);
    expect(outcome(await voided('captures', captured))).toEqual(notVoidable);
    expect((await capture(id, '23.47')).status).toBe(201);
  });

  it('[P-31] of a payment ends it, captures and all', async () => {
    const id = await authorized();
    await capture(id, '20.00');
    expect(outcome(await voided('payments', id))).toEqual(isVoided);
    expect((await capture(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
    expect((await refund(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
    expect(outcome(await voided('payments', id))).toEqual(notVoidable);
  });

  it('[P-31] by transaction id finds the authorisation, once', async () => {
    const id = await authorized('visa-ok', { transactionId: 'lost-answer' });
    expect(outcome(await voidByTransactionId('lost-answer'))).toEqual(isVoided);
    expect(outcome(await voidByTransactionId('lost-answer'))).toEqual(notVoidable);
    expect((await capture(id, '1.00')).at('reason')).toBe('MISSING_AUTH');
  });

  it('[P-31] by an id that has not arrived refuses it when it does', async () => {
    expect(outcome(await voidByTransactionId('not-yet'))).toEqual(isUnknown);
    const wish = { transactionId: 'not-yet', code: 'not-yet' };
    const late = await under.pay(await under.tokenOf('visa-ok'), wish);
    expect(late.at('reason')).toBe('DUPLICATE_REQUEST');
    expect((await under.hits('not-yet')).at('totalCount')).toBe(0);
  });

  it('[P-31] of what was declined is refused', async () => {
    await authorized('visa-declined', { transactionId: 'declined-1' });
    expect(outcome(await voidByTransactionId('declined-1'))).toEqual(notVoidable);
  });
});

describe('a time-out reversal', () => {
  it('[P-31] gives back the approval whose answer was lost, once, as a whole', async () => {
    const id = await authorized('visa-ok', { transactionId: 'lost-1', code: 'lost-1' });
    expect((await reverseByTransactionId('lost-1', '1.00')).at('reason')).toBe('INVALID_AMOUNT');
    expect(outcome(await reverseByTransactionId('lost-1'))).toEqual([201, 'REVERSED', undefined]);
    expect((await reverseByTransactionId('lost-1')).at('reason')).toBe('AUTH_ALREADY_REVERSED');
    expect((await capture(id, '1.00')).at('reason')).toBe('AUTH_ALREADY_REVERSED');
    expect((await under.hits('lost-1')).at('totalCount')).toBe(2);
  });

  it('[P-31] knows no id that has not arrived, and refuses it when it does', async () => {
    expect(outcome(await reverseByTransactionId('later'))).toEqual(isUnknown);
    const late = await under.pay(await under.tokenOf('visa-ok'), { transactionId: 'later' });
    expect(late.at('reason')).toBe('DUPLICATE_REQUEST');
  });

  it('[P-31] finds nothing to give back where a card was declined', async () => {
    await authorized('visa-declined', { transactionId: 'declined-2' });
    expect((await reverseByTransactionId('declined-2')).at('reason')).toBe('MISSING_AUTH');
  });
});

// Helpers

const sumOfAccepted = async (
  amounts: readonly number[],
  ask: (amount: string) => Promise<Answer>,
): Promise<number> => {
  let sum = 0;
  for (const cents of amounts) {
    if ((await ask((cents / 100).toFixed(2))).status === 201) sum += cents;
  }
  return sum;
};
