import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healingStep, type PaymentOnFile } from '#domain/order/healing.ts';
import { paymentOnFile } from '#test/domain/order/healing/payment-on-file.ts';

const minute = 60_000;

const inReview: PaymentOnFile = {
  ...paymentOnFile,
  order: 'IN_REVIEW',
  isTakenNamed: false,
  nextLookAt: 0,
};
const silences = ['unknown', 'not-found'] as const;
const silent = (kind: (typeof silences)[number], differs: Partial<PaymentOnFile>, now: number) =>
  healingStep({ ...inReview, ...differs }, { about: 'standing', standing: { kind } }, now);

describe('a review that the gateway says nothing about', () => {
  it('is asked about as often as one that goes on', () => {
    for (const kind of silences) {
      expect(silent(kind, {}, 1000)).toMatchObject({ kind: 'ask-again', at: 16_000 });
      expect(silent(kind, {}, 20 * minute)).toMatchObject({ at: 25 * minute });
    }
  });

  it('is told to an operator once: the fourth time in a row, after a quarter of an hour', () => {
    for (const kind of silences) {
      const told = { needsOperator: true, tellsOperator: true };
      const untold = { needsOperator: false, tellsOperator: false };
      expect(silent(kind, { checks: 50 }, 15 * minute)).toMatchObject(untold);
      expect(silent(kind, { checks: 2 }, 3000 * minute)).toMatchObject(untold);
      expect(silent(kind, { checks: 3 }, 3000 * minute)).toMatchObject(told);
      expect(silent(kind, { checks: 60 }, 16 * minute)).toMatchObject(told);
      expect(silent(kind, { checks: 61, isReported: true }, 21 * minute)).toMatchObject({
        needsOperator: true,
        tellsOperator: false,
      });
    }
  });

  it('is never settled by silence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...silences),
        fc.nat({ max: 500 }),
        fc.nat({ max: 90 * 24 * 60 }),
        (kind, checks, minutes) => {
          expect(silent(kind, { checks }, minutes * minute).kind).toBe('ask-again');
        },
      ),
    );
  });
});
