import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '#domain/order/order-machine.ts';
import { isBeingPlaced, type SubmissionOnFile, submissionStep } from '#domain/order/submission.ts';

const now = 1000;
const onFile = (): fc.Arbitrary<SubmissionOnFile> =>
  fc.record({
    isSameBody: fc.boolean(),
    reply: fc.option(fc.constant('said'), { nil: undefined }),
    leaseUntil: fc.integer({ min: 999, max: 1001 }),
    orderId: fc.option(fc.constant('CC-1'), { nil: undefined }),
    order: fc.constantFrom(...orderStates, undefined),
  });

describe('a submission whose key was used before', () => {
  it('is carried out again only where there is no answer, no order and nobody at it', () => {
    fc.assert(
      fc.property(onFile(), (file) => {
        const isFree =
          file.isSameBody &&
          file.reply === undefined &&
          file.orderId === undefined &&
          file.leaseUntil <= now;
        expect(submissionStep(file, now).kind === 'take-over').toBe(isFree);
      }),
    );
  });

  it('is carried out when its maker is gone without an order', () => {
    expect(submissionStep({ isSameBody: true, leaseUntil: 1000 }, now)).toEqual({
      kind: 'take-over',
    });
  });

  it('never tells another order’s answer', () => {
    fc.assert(
      fc.property(onFile(), (file) => {
        expect(submissionStep({ ...file, isSameBody: false }, now)).toEqual({ kind: 'reused' });
      }),
    );
  });

  it('gets the answer it had, whatever became of the order', () => {
    fc.assert(
      fc.property(onFile(), (file) => {
        expect(submissionStep({ ...file, isSameBody: true, reply: 'said' }, now)).toEqual({
          kind: 'answered',
          reply: 'said',
        });
      }),
    );
  });

  it('waits while somebody is at it', () => {
    const file = { isSameBody: true, leaseUntil: 1001, orderId: 'CC-1' };
    expect(submissionStep(file, now)).toEqual({ kind: 'busy' });
    expect(submissionStep({ ...file, leaseUntil: 1000 }, now).kind).toBe('reconcile');
  });

  it('goes on with an order the bank asked about, and finds out about any other', () => {
    for (const order of [...orderStates, undefined]) {
      const file = { isSameBody: true, leaseUntil: 0, orderId: 'CC-1', order };
      expect(submissionStep(file, now)).toEqual({
        kind: order === 'PAYMENT_ACTION_REQUIRED' ? 'challenged' : 'reconcile',
        orderId: 'CC-1',
      });
    }
  });
});

describe('an order that took a quote', () => {
  it('is being placed while its payment is asked for', () => {
    expect(orderStates.filter(isBeingPlaced)).toEqual(['PLACING', 'PAYMENT_ACTION_REQUIRED']);
  });
});
