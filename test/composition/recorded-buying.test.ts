import { describe, expect, it } from 'vitest';
import { buying } from '#composition/recording/buying.ts';

describe('what is told of paying', () => {
  it.each([true, false])(
    '[CLI-03] has the wish to keep the account, also after the way back from PayPal (%s)',
    (keepAccount) => {
      const { returnFromApproval } = buying.accountPayment;
      const told = returnFromApproval as (given: unknown, checkout: unknown) => unknown;
      const account = { email: 'buyer-ok@people.example' };
      const checkout = { paymentInfo: { keepAccount, account } };
      expect(told([], checkout)).toEqual({
        is: 'paypal',
        keeps: keepAccount,
        payer: account.email,
      });
    },
  );
});
