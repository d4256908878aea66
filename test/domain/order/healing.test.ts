import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askAgain } from '#domain/order/ask-again.ts';
import { healingStep, type PaymentOnFile } from '#domain/order/healing.ts';
import { paymentStates } from '#domain/payment/payment-machine.ts';
import { foundStandings, paymentsOnFile, standings } from '#test/arbitraries/payment.ts';
import {
  again,
  found,
  paymentOnFile,
  toldAbout,
} from '#test/domain/order/healing/payment-on-file.ts';

const file = paymentOnFile;
const told = toldAbout(file);
const nothing = { about: 'nothing' } as const;
const first = (differs: Partial<PaymentOnFile>, now = 1000) => told(differs, nothing, now);

describe('what healing does first', () => {
  it('asks how a payment stands whose answer is not written down', () => {
    for (const state of ['AUTHORIZING', 'UNKNOWN', 'PENDING', 'CAPTURING'] as const) {
      expect(first({ state })).toEqual({ kind: 'ask', what: 'standing' });
    }
  });

  it('captures for a paid order only, by the name the gateway gave', () => {
    expect(first({})).toEqual({ kind: 'ask', what: 'capture' });
    expect(first({ isNamed: false })).toEqual({ kind: 'rest' });
    expect(first({ order: 'PAYMENT_FAILED' })).toEqual({ kind: 'rest' });
    expect(first({ order: 'IN_REVIEW' })).toEqual({ kind: 'ask', what: 'standing' });
  });

  it('[P-21] gives back what is due before anything else', () => {
    fc.assert(
      fc.property(paymentsOnFile(), (any) => {
        const step = healingStep({ ...any, reversalDue: true }, nothing, 0);
        const isGivenBack = step.kind === 'ask' && step.what === 'reversal';
        expect(isGivenBack).toBe(any.state === 'AUTHORIZED' || any.state === 'DECLINED');
      }),
    );
    const reversal = { kind: 'ask', what: 'reversal' };
    expect(first({ reversalDue: true })).toEqual({ ...reversal, by: 'its-name' });
    expect(first({ state: 'DECLINED', reversalDue: true, isNamed: false })).toEqual({
      ...reversal,
      by: 'our-name',
    });
    expect(first({ state: 'DECLINED' })).toEqual({ kind: 'rest' });
  });

  it('leaves the bank’s customer the time that was promised', () => {
    expect(first({ state: 'AUTHENTICATING' }, 999)).toEqual({ kind: 'leave-time' });
    expect(first({ state: 'AUTHENTICATING' }, 1000)).toEqual({ kind: 'end-challenge' });
  });

  it('rests where there is nothing to do', () => {
    const restful = paymentStates.filter((state) => first({ state }).kind === 'rest');
    expect(restful).toEqual([
      'CREATED',
      'CAPTURED',
      'PARTIALLY_REFUNDED',
      'DECLINED',
      'REVERSED',
      'REFUNDED',
    ]);
  });
});

describe('what the gateway’s word means for an unknown outcome', () => {
  const open = { state: 'UNKNOWN', order: 'PAYMENT_UNKNOWN', isNamed: false } as const;

  it('[P-32] settles what it decided, and what it gave back since as declined', () => {
    fc.assert(
      fc.property(
        foundStandings(),
        fc.constantFrom('UNKNOWN', 'AUTHORIZING'),
        (standing, state) => {
          expect(told({ ...open, state }, { about: 'standing', standing })).toEqual({
            kind: 'settle',
            as: standing.isReversed ? 'reversed' : 'decided',
          });
        },
      ),
    );
  });

  it('[P-32] calls off what the gateway has not heard of, not before it can be sure', () => {
    const notFound = { about: 'standing', standing: { kind: 'not-found' } } as const;
    expect(told(open, notFound, 89_999)).toMatchObject({ kind: 'ask-again', at: 90_000 });
    expect(told(open, notFound, 90_000)).toEqual({ kind: 'ask', what: 'calling-off' });
    const delivered = { ...open, wasDelivered: true };
    expect(told(delivered, notFound, 59_999)).toMatchObject({ kind: 'ask-again', at: 60_000 });
    expect(told(delivered, notFound, 60_000)).toEqual({ kind: 'ask', what: 'calling-off' });
  });

  it('[P-32] never takes silence for a refusal', () => {
    fc.assert(
      fc.property(paymentsOnFile(), fc.nat({ max: 5_000_000 }), (any, now) => {
        const silence = { about: 'standing', standing: { kind: 'unknown' } } as const;
        for (const state of ['UNKNOWN', 'AUTHORIZING'] as const) {
          expect(healingStep({ ...any, state }, silence, now).kind).toBe('ask-again');
        }
        const unheard = { about: 'calling-off', answer: 'unknown' } as const;
        expect(healingStep(any, unheard, now).kind).toBe('ask-again');
      }),
    );
  });

  it('fails the order when it is called off, and only then', () => {
    const off = { kind: 'settle', as: 'called-off' };
    expect(told(open, { about: 'calling-off', answer: 'done' })).toEqual(off);
    expect(told(open, { about: 'calling-off', answer: 'nothing-there' })).toEqual(off);
    expect(told(open, { about: 'calling-off', answer: 'refused' })).toEqual(
      again('nothing-certain'),
    );
  });

  it('tells the shopper to wait when whoever waited for the answer is gone', () => {
    const lost = { ...open, state: 'AUTHORIZING' } as const;
    const silence = { about: 'standing', standing: { kind: 'unknown' } } as const;
    expect(told(lost, silence)).toEqual(again('outcome-lost'));
    expect(told(lost, { about: 'calling-off', answer: 'refused' })).toEqual(again('outcome-lost'));
    expect(told(open, silence)).toEqual(again('nothing-certain'));
  });
});

describe('what the gateway’s word means for an approval', () => {
  const capturing = { state: 'CAPTURING' } as const;
  const standing = (differs: object, after?: 'capture' | 'reversal' | 'refund') =>
    ({
      about: 'standing',
      standing: { ...found, ...differs },
      ...(after !== undefined && { after }),
    }) as const;

  it('closes what is done', () => {
    const captured = { kind: 'close', payment: 'CAPTURED' };
    const reversed = { kind: 'close', payment: 'REVERSED' };
    expect(told(capturing, { about: 'capture', answer: 'done' })).toEqual(captured);
    expect(told(capturing, standing({ isCaptured: true }))).toEqual(captured);
    expect(told(capturing, standing({ isCaptured: true }, 'capture'))).toEqual(captured);
    const due = { reversalDue: true } as const;
    expect(told(due, { about: 'reversal', answer: 'done' })).toEqual(reversed);
    expect(told(due, standing({ isReversed: true }, 'reversal'))).toEqual(reversed);
  });

  it('[P-52] gives back what an operator wants back: taken is refunded, not taken is reversed', () => {
    const due = { refundDue: true } as const;
    const reversal = { kind: 'ask', what: 'reversal', by: 'its-name' };
    expect(first({ ...due, order: 'CANCELLED' })).toEqual(reversal);
    expect(told({ ...capturing, ...due }, standing({}))).toEqual(reversal);
    const taken = { ...due, state: 'CAPTURED' } as const;
    expect(first(taken)).toEqual({ kind: 'ask', what: 'refund' });
    expect(first({ ...taken, checks: 1 })).toEqual({ kind: 'ask', what: 'standing' });
    const refunded = { kind: 'close', payment: 'REFUNDED' };
    expect(told(taken, { about: 'refund', answer: 'done' })).toEqual(refunded);
    expect(told(taken, standing({ isCaptured: true, isRefunded: true }))).toEqual(refunded);
    expect(told(taken, standing({ isCaptured: true }))).toEqual({ kind: 'ask', what: 'refund' });
    const part = standing({ isCaptured: true, isPartlyRefunded: true });
    expect(told(taken, part)).toEqual(again('refund-refused'));
    const unnamed = { ...taken, isTakenNamed: false } as const;
    expect(first(unnamed)).toEqual({ kind: 'ask', what: 'standing' });
    expect(told(unnamed, standing({ isCaptured: true }))).toEqual(again('nothing-certain'));
    expect(told(taken, standing({ isCaptured: true }, 'refund'))).toEqual(again('refund-refused'));
    expect(first({ state: 'CAPTURED' })).toEqual({ kind: 'rest' });
  });

  it('asks whether a refused wish was done before', () => {
    for (const about of ['capture', 'reversal', 'refund'] as const) {
      expect(told({}, { about, answer: 'refused' })).toEqual({
        kind: 'ask',
        what: 'standing',
        after: about,
      });
      expect(told({}, { about, answer: 'unknown' })).toEqual(again('nothing-certain'));
    }
  });

  it('tries again what was refused and not done', () => {
    expect(told(capturing, standing({}, 'capture'))).toEqual(again('capture-refused'));
    expect(told({}, standing({ isCaptured: true }, 'reversal'))).toEqual(again('reversal-refused'));
    const silence = { about: 'standing', standing: { kind: 'unknown' }, after: 'capture' } as const;
    expect(told(capturing, silence)).toEqual(again('capture-refused'));
    expect(told({}, { ...silence, after: 'reversal' })).toEqual(again('reversal-refused'));
  });

  it('goes on with a capture another process began', () => {
    expect(told(capturing, standing({}))).toEqual({ kind: 'ask', what: 'capture' });
    expect(told({ ...capturing, isNamed: false }, standing({}))).toEqual(again('nothing-certain'));
    expect(told(capturing, { about: 'standing', standing: { kind: 'not-found' } })).toEqual(
      again('nothing-certain'),
    );
  });

  it('watches a review, and settles it when it has ended', () => {
    const inReview = { order: 'IN_REVIEW' } as const;
    const waiting = { kind: 'watch-review', at: 16_000 };
    expect(told(inReview, standing({ decided: { kind: 'review' } }))).toEqual(waiting);
    expect(told(inReview, standing({}))).toEqual({ kind: 'settle-review' });
    expect(told(inReview, standing({ isReversed: true }))).toEqual({ kind: 'settle-review' });
  });
});

describe('healing, whatever is on file', () => {
  it('captures nothing that must be given back', () => {
    fc.assert(
      fc.property(paymentsOnFile(), standings(), fc.nat(), (any, standing, now) => {
        const due = { ...any, state: 'AUTHORIZED', reversalDue: true } as const;
        for (const word of [nothing, { about: 'standing', standing } as const]) {
          const step = healingStep(due, word, now);
          expect(step.kind === 'ask' && step.what === 'capture').toBe(false);
        }
      }),
    );
  });

  it('looks again in time to tell whoever waits for an unknown outcome, and nobody else', () => {
    const late = { ...file, checks: 4 };
    expect(askAgain({ ...late, state: 'UNKNOWN' }, 80_000).at).toBe(90_000);
    expect(askAgain({ ...late, state: 'CAPTURING' }, 80_000).at).toBe(110_000);
  });

  it('tells an operator once, when it is old, and looks again in any case', () => {
    fc.assert(
      fc.property(paymentsOnFile(), fc.nat({ max: 3_000_000 }), (any, now) => {
        const step = askAgain(any, now);
        expect(step.at).toBeGreaterThan(now);
        expect(step.needsOperator).toBe(now - any.createdAt > 900_000);
        expect(step.tellsOperator).toBe(step.needsOperator && !any.isReported);
        expect(step.because).toBe('nothing-certain');
      }),
    );
  });
});
