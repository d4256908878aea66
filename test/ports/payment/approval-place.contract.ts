import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ApprovalPlace } from '#ports/payment/payment-account.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenPlace {
  readonly place: ApprovalPlace;
  /** What the payer does at the page; begun before it is opened. */
  readonly payer: (does: 'approves' | 'cancels' | 'brings nonsense') => void;
}

const session = {
  paymentRedirectURL: 'http://127.0.0.1:4200/paypal/checkoutnow?token=PAY-1',
  paymentId: 'PAY-1',
};

export const approvalPlaceContract = (adapter: string, open: () => OpenPlace): void => {
  describe(`${adapter} keeps the ApprovalPlace contract:`, () => {
    it('[PACC-04] gives who approved what', async () => {
      const { place, payer } = open();
      payer('approves');
      const approval = await Effect.runPromise(place.open().approve(session));
      expect(approval).toEqual({
        is: 'approved',
        state: 'state-1',
        paymentId: 'PAY-1',
        payerId: 'PAYER-1',
      });
    });

    it('[PACC-11] tells that nobody approved', async () => {
      const { place, payer } = open();
      payer('cancels');
      expect(await failureOf(place.open().approve(session))).toMatchObject({
        _tag: 'ApprovalCancelled',
      });
    });

    it('[PACC-12] takes nothing for an approval that is none', async () => {
      const { place, payer } = open();
      payer('brings nonsense');
      expect(await failureOf(place.open().approve(session))).toMatchObject({
        _tag: 'ApprovalInvalid',
      });
    });

    it('may be closed before, and twice', () => {
      const window = open().place.open();
      window.close();
      window.close();
    });
  });
};
