import { describe, expect, it } from 'vitest';
import {
  again,
  found,
  paymentOnFile,
  toldAbout,
} from '#test/domain/order/healing/payment-on-file.ts';

const told = toldAbout({ ...paymentOnFile, isSale: true, order: 'PAYMENT_FAILED' });
const standing = (differs: object, after?: 'reversal' | 'refund') =>
  ({
    about: 'standing',
    standing: { ...found, ...differs },
    ...(after !== undefined && { after }),
  }) as const;

describe('what the gateway’s word means for a sale', () => {
  it('[P-45] watches a sale its payer’s bank decides about, without an operator, until it did', () => {
    const pending = { state: 'PENDING', order: 'PAYMENT_PENDING' } as const;
    const about = (differs: object) =>
      ({ about: 'standing', standing: { ...found, ...differs } }) as const;
    const waiting = about({ decided: { kind: 'pending' } });
    const quiet = { needsOperator: false, tellsOperator: false };
    expect(told(pending, waiting)).toEqual({ kind: 'watch-sale', at: 16_000, ...quiet });
    const later = { kind: 'watch-sale', at: 3_900_000, ...quiet };
    expect(told(pending, waiting, 3_600_000)).toEqual(later);
    expect(told(pending, about({}))).toEqual({ kind: 'settle', as: 'decided' });
    expect(told(pending, about({ decided: { kind: 'pending' }, isReversed: true }))).toEqual({
      kind: 'settle',
      as: 'reversed',
    });
  });

  it('[P-45] tells an operator of a sale that nobody can tell about, or decides in two weeks', () => {
    const pending = { state: 'PENDING', order: 'PAYMENT_PENDING' } as const;
    for (const kind of ['unknown', 'not-found'] as const) {
      const word = { about: 'standing', standing: { kind } } as const;
      expect(told(pending, word)).toEqual(again('nothing-certain'));
      expect(told(pending, word, 3_600_000)).toMatchObject({ tellsOperator: true });
    }
    const waiting = {
      about: 'standing',
      standing: { ...found, decided: { kind: 'pending' } },
    } as const;
    const twoWeeks = 14 * 86_400_000;
    const due = { kind: 'watch-sale', needsOperator: true };
    expect(told(pending, waiting, twoWeeks)).toMatchObject({ needsOperator: false });
    expect(told(pending, waiting, twoWeeks + 1)).toMatchObject({ ...due, tellsOperator: true });
    const reported = { ...pending, isReported: true };
    expect(told(reported, waiting, twoWeeks + 1)).toMatchObject({ ...due, tellsOperator: false });
  });

  it('[P-21] refunds a completed sale that is not voided, by its name, and closes it once', () => {
    const due = { isSale: true, reversalDue: true } as const;
    const sold = standing({ isCaptured: true }, 'reversal');
    const back = { kind: 'close', payment: 'REVERSED' };
    expect(told(due, sold)).toEqual({ kind: 'ask', what: 'refund' });
    expect(told({ ...due, state: 'DECLINED' }, sold)).toEqual({ kind: 'ask', what: 'refund' });
    expect(told({ ...due, isNamed: false }, sold)).toEqual(again('reversal-refused'));
    expect(told(due, standing({}, 'reversal'))).toEqual(again('reversal-refused'));
    expect(told(due, { about: 'refund', answer: 'done' })).toEqual(back);
    for (const after of ['reversal', 'refund'] as const) {
      expect(told(due, standing({ isCaptured: true, isRefunded: true }, after))).toEqual(back);
    }
    expect(told(due, standing({ isCaptured: true }, 'refund'))).toEqual(again('refund-refused'));
  });
});
