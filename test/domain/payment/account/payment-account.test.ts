import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import {
  accountBegun,
  accountFailed,
  accountOrdered,
  accountToStore,
  approvalCancelled,
  approvalReturned,
  freshAccount,
  modalClosed,
  type PaymentAccount,
  sessionOpened,
} from '#domain/payment/account/payment-account.ts';

const id = fc.constantFrom('one', 'two', 'three');
const session = fc.record({
  merchantReferenceCode: fc.constantFrom('CRN-1', 'CRN-2'),
  paymentRedirectURL: fc.constant('https://www.paypal.com/checkoutnow?token=one'),
  paymentSessionRequestId: id,
  paymentId: id,
});
const order = fc.record({
  orderId: id,
  orderRequestId: id,
  lineItems: fc.array(
    fc.record({ name: id, quantity: fc.nat(9), total: fc.nat(900).map((cents) => cents as Cents) }),
    { maxLength: 2 },
  ),
});
type Step = (account: PaymentAccount) => PaymentAccount;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.boolean().map(
    (wish): Step =>
      (account) =>
        accountBegun(account, wish),
  ),
  session.map(
    (opened): Step =>
      (account) =>
        sessionOpened(account, opened),
  ),
  fc.record({ paymentId: id, payerId: id }).map(
    (back): Step =>
      (account) =>
        approvalReturned(account, back),
  ),
  order.map(
    (made): Step =>
      (account) =>
        accountOrdered(account, made),
  ),
  fc.constantFrom<Step>(approvalCancelled, accountFailed, modalClosed),
);
const walked = fc
  .array(step, { maxLength: 8 })
  .map((steps) => steps.reduce((account, next) => next(account), freshAccount));

describe('the payment-account object', () => {
  it('[PACC-06] never shows two dialogs at a time', () => {
    fc.assert(
      fc.property(walked, ({ showProcessing, showCancelled, showError }) => {
        const shown = [showProcessing, showCancelled, showError].filter(Boolean);
        expect(shown.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[PACC-06] shows what each step is for', () => {
    fc.assert(
      fc.property(walked, order, (account, made) => {
        expect(accountBegun(account, true)).toMatchObject({
          showProcessing: true,
          validateAddress: true,
        });
        expect(approvalCancelled(account).showCancelled).toBe(true);
        expect(accountFailed(account).showError).toBe(true);
        const done = accountOrdered(account, made);
        expect([done.showProcessing, done.showCancelled, done.showError]).toEqual([
          false,
          false,
          false,
        ]);
      }),
    );
  });

  it('[PACC-02] keeps the attempt’s code from one try to the next, and nothing else of it', () => {
    fc.assert(
      fc.property(walked, fc.boolean(), (account, wish) => {
        const again = accountBegun(account, wish);
        expect(again.merchantReferenceCode).toBe(account.merchantReferenceCode);
        const { paymentId, payerId, orderId, orderRequestId, lineItems } = again;
        expect([paymentId, payerId, orderId, orderRequestId]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(lineItems).toEqual([]);
      }),
    );
  });

  it('[PACC-03] [PACC-04] [PACC-05] holds session, payer and order as they were told', () => {
    fc.assert(
      fc.property(walked, session, id, order, (account, opened, payerId, made) => {
        const at = sessionOpened(account, opened);
        expect(at).toMatchObject(opened);
        const back = approvalReturned(at, { paymentId: opened.paymentId, payerId });
        expect(back).toMatchObject({ ...opened, payerId });
        expect(accountOrdered(back, made)).toMatchObject({ ...opened, payerId, ...made });
      }),
    );
  });

  it('[PACC-04] forgets a session that is not the one the payer came back from', () => {
    const at = sessionOpened(freshAccount, {
      merchantReferenceCode: 'CRN-1',
      paymentRedirectURL: 'https://www.paypal.com/',
      paymentSessionRequestId: 'one',
      paymentId: 'one',
    });
    const back = approvalReturned(at, { paymentId: 'two', payerId: 'p' });
    expect(back.paymentSessionRequestId).toBeUndefined();
    expect(back).toMatchObject({ paymentId: 'two', merchantReferenceCode: 'CRN-1' });
  });

  it('[P-51] is stored without any id of service, payer or order', () => {
    fc.assert(
      fc.property(walked, (account) => {
        const { merchantReferenceCode, validateAddress } = account;
        expect(accountToStore(account)).toEqual({
          ...freshAccount,
          validateAddress,
          ...(merchantReferenceCode !== undefined && { merchantReferenceCode }),
        });
      }),
    );
  });
});
