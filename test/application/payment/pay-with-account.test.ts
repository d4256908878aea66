import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makePayWithAccount } from '#application/payment/account/pay-with-account.ts';
import { makeReturnFromApproval } from '#application/payment/account/return-from-approval.ts';
import { accountOf } from '#domain/checkout/account-payment.ts';
import { addressOf } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { AccountPayments, ApprovedOrder } from '#ports/order/account-payments.ts';
import {
  AccountDetailsFailed,
  AccountSessionFailed,
  ApprovalCancelled,
  ApprovalInvalid,
} from '#ports/payment/approval-failures.ts';
import type { Approval, ApprovalWindow } from '#ports/payment/payment-account.ts';
import { CardDeclined } from '#ports/payment/payment-failures.ts';
import { ShopFailed, ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { chips } from '#test/fixtures.ts';

const told = { reference: 'paypal: 502' };
const approval: Approval = { is: 'approved', state: 's', paymentId: 'PAY-1', payerId: 'PAYER-1' };
const billing = { billingSameAsShipping: true };

interface Wish {
  readonly redirect?: string;
  readonly session?: AccountSessionFailed | ShopUnreachable;
  readonly approval?: ApprovalCancelled | ApprovalInvalid;
  readonly order?: AccountDetailsFailed | ShopFailed;
  readonly delivered?: Address;
  readonly orderId?: string;
  readonly failures?: Parameters<typeof memoryShop>[0];
}

/** A shop at the payment step, PayPal behind it, and what left for either. */
const atPaypal = async (wish: Wish = {}) => {
  const shop = memoryShop(wish.failures);
  await Effect.runPromise(shop.addToCart(chips, 2));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  const left: string[] = [];
  let closed = 0;
  const asked: unknown[] = [];
  const accountPayments: AccountPayments = {
    openSession: (request) => {
      asked.push(request);
      return wish.session === undefined
        ? Effect.succeed({
            merchantReferenceCode: 'CRN-1',
            paymentRedirectURL: wish.redirect ?? 'https://www.paypal.com/checkoutnow?token=PAY-1',
            paymentSessionRequestId: 'SES-1',
            paymentId: 'PAY-1',
          })
        : Effect.fail(wish.session);
    },
    order: (ids, draft) => {
      asked.push(ids);
      if (wish.order !== undefined) return Effect.fail(wish.order);
      return Effect.map(
        shop.desk.validate(draft),
        ({ quote }): ApprovedOrder => ({
          orderId: wish.orderId ?? 'ORD-1',
          orderRequestId: 'REQ-1',
          merchantReferenceCode: 'CRN-1',
          paymentSessionRequestId: 'SES-1',
          payer: { email: 'olive@example.com' },
          lineItems: [{ name: 'Chips', quantity: 2, total: 858 as Cents }],
          ...(wish.delivered && { shippingAddress: wish.delivered }),
          quote: quote ?? { ...nothing },
          expiresAt: shop.clock.now() + 1_800_000,
        }),
      );
    },
  };
  const ports = {
    currentCart: shop.cart,
    currentCheckout: shop.checkout,
    orderPlacement: shop.desk,
    accountPayments,
    telemetry: shop.telemetry,
    idGenerator: makeMemoryIds(),
    shopFacts: { approvalHosts: ['www.paypal.com'] },
  };
  const window: ApprovalWindow = {
    flow: 'popup',
    approve: ({ paymentRedirectURL }) => {
      left.push(paymentRedirectURL);
      return wish.approval === undefined ? Effect.succeed(approval) : Effect.fail(wish.approval);
    },
    close: () => {
      closed += 1;
    },
  };
  const pay = makePayWithAccount(ports)({
    place: window,
    validateAddress: wish.delivered !== undefined,
    keepAccount: false,
    ...billing,
  });
  return {
    shop,
    asked,
    left,
    closed: () => closed,
    pay,
    back: makeReturnFromApproval(ports),
    checkout: () => Effect.runPromise(shop.checkout.read),
    events: () =>
      shop.telemetry.recorded.flatMap((event) => (event.kind === 'failure' ? [event] : [])),
  };
};

const nothing = {
  ...{ quoteId: '', expiresAt: 0, subTotal: 0 as Cents, discount: 0 as Cents, tax: 0 as Cents },
  ...{ shippingCharge: 0 as Cents, totalAmount: 0 as Cents, amountDue: 0 as Cents },
};

describe('paying by PayPal', () => {
  it('[PACC-01] [PACC-03] [PACC-04] [PACC-05] [PACC-07] leads from the press to a placed order', async () => {
    const { shop, pay, left, closed, checkout } = await atPaypal();
    const done = await Effect.runPromise(pay);
    expect(left).toEqual(['https://www.paypal.com/checkoutnow?token=PAY-1']);
    expect(closed()).toBeGreaterThan(0);
    expect(accountOf(done)).toMatchObject({
      merchantReferenceCode: 'CRN-1',
      paymentSessionRequestId: 'SES-1',
      paymentId: 'PAY-1',
      payerId: 'PAYER-1',
      orderId: 'ORD-1',
      orderRequestId: 'REQ-1',
      lineItems: [{ name: 'Chips', quantity: 2, total: 858 }],
      showProcessing: false,
    });
    expect((await checkout()).formStatus.activeForm).toBe(2);
    await Effect.runPromise(shop.place());
    expect(shop.desk.submissions[0]?.payment).toMatchObject({
      kind: 'payment-account',
      given: { orderId: 'ORD-1', orderRequestId: 'REQ-1', payerId: 'PAYER-1', paymentId: 'PAY-1' },
    });
  });

  it.each([
    'javascript:alert(1)',
    'http://www.paypal.com/checkoutnow',
    'https://paypal.evil.example/checkoutnow',
  ])('[PACC-09] never leaves for %s, and records it', async (redirect) => {
    const { pay, left, events, checkout } = await atPaypal({ redirect });
    expect(await failureOf(pay)).toMatchObject({ _tag: 'RedirectRefused' });
    expect(left).toEqual([]);
    expect(events()).toEqual([
      { kind: 'failure', name: 'paypal_invalid_redirect_url', details: {} },
    ]);
    expect(accountOf(await checkout()).showError).toBe(true);
  });

  it.each([
    ['PACC-08', { session: new AccountSessionFailed(told) }, 'paypal_session_failure'],
    ['PACC-08', { session: new ShopUnreachable({ why: 'offline' }) }, 'paypal_session_failure'],
    ['PACC-10', { order: new AccountDetailsFailed(told) }, 'paypal_order_detail_failure'],
    ['PACC-10', { order: new ShopFailed(told) }, 'paypal_order_detail_failure'],
    ['PACC-11', { approval: new ApprovalCancelled() }, 'paypal_user_cancelled'],
    ['PACC-12', { approval: new ApprovalInvalid({}) }, 'paypal_invalid_request'],
  ] as const)('[%s] records %o as %s, and the window goes', async (_, wish, name) => {
    const { pay, events, closed } = await atPaypal(wish);
    await failureOf(pay);
    expect(events()).toEqual([{ kind: 'failure', name, details: {} }]);
    expect(closed()).toBeGreaterThan(0);
  });

  it('[PACC-11] leaves cart, coupon and typed data as they were when the payer goes back', async () => {
    const { shop, pay, checkout } = await atPaypal({ approval: new ApprovalCancelled() });
    const before = await checkout();
    const cart = await Effect.runPromise(shop.cart.read);
    await failureOf(pay);
    const after = await checkout();
    expect(await Effect.runPromise(shop.cart.read)).toEqual(cart);
    expect(after.contactInfo).toEqual(before.contactInfo);
    expect(after.shipping).toEqual(before.shipping);
    expect(accountOf(after)).toMatchObject({ showCancelled: true, showProcessing: false });
  });

  it('[ADDR-24] takes the payer’s address with its price, and refuses Hawaii', async () => {
    const reno = {
      ...addressOf((await (await atPaypal()).checkout()).shipping),
      city: 'Reno',
      state: 'NV',
      zipcode: '89501',
    };
    const good = await atPaypal({ delivered: reno });
    const done = await Effect.runPromise(good.pay);
    expect(addressOf(done.shipping)).toMatchObject({ city: 'Reno', state: 'NV' });
    expect(addressOf(done.billing)).toMatchObject({ city: 'Reno' });
    const refused = await atPaypal({ delivered: { ...reno, state: 'HI', zipcode: '96813' } });
    expect(await failureOf(refused.pay)).toMatchObject({
      _tag: 'InputRefused',
      problems: { state: { key: 'place.unable' } },
    });
    expect(addressOf((await refused.checkout()).shipping).state).toBe('TX');
  });

  it('[PACC-13] [P-44] sends no order without the id of the approved one, and records it', async () => {
    const { shop, pay, events } = await atPaypal({ orderId: '' });
    await Effect.runPromise(pay);
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'AccountOrderMissing' });
    expect(shop.desk.submissions).toEqual([]);
    expect(events()).toEqual([{ kind: 'failure', name: 'missing_order_id', details: {} }]);
  });

  it('[PACC-14] [P-45] records that the provider failed, and asks for another approval', async () => {
    const declined = new CardDeclined({ group: 'funding-source', mayRetrySameCard: false });
    const { shop, pay, events, checkout } = await atPaypal({ failures: { failures: [declined] } });
    await Effect.runPromise(pay);
    await failureOf(shop.place());
    expect(events()).toEqual([
      {
        kind: 'failure',
        name: 'payment_provider_failure',
        details: { reason: 'funding-source' },
      },
    ]);
    const { paymentInfo, formStatus } = await checkout();
    expect([paymentInfo.method, paymentInfo.account, formStatus.activeForm]).toEqual([
      'payment-account',
      undefined,
      1,
    ]);
  });

  describe('back from the approval page', () => {
    it('[P-39] comes to the same order as often as it is loaded', async () => {
      const { back } = await atPaypal();
      const first = await Effect.runPromise(back(approval));
      const second = await Effect.runPromise(back(approval));
      expect(second.paymentInfo.account).toEqual(first.paymentInfo.account);
    });

    it('[PACC-11] [PACC-12] tells a cancelled and a broken return apart', async () => {
      const { back, events } = await atPaypal();
      expect(await failureOf(back({ is: 'cancelled', paymentId: 'PAY-1' }))).toMatchObject({
        _tag: 'ApprovalCancelled',
      });
      expect(await failureOf(back({ is: 'invalid' }))).toMatchObject({ _tag: 'ApprovalInvalid' });
      expect(events().map(({ name }) => name)).toEqual([
        'paypal_user_cancelled',
        'paypal_invalid_request',
      ]);
    });
  });
});
