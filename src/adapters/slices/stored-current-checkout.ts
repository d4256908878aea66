import { Effect } from 'effect';
import type * as z from 'zod/mini';
import { checkoutRecord } from '#adapters/slices/checkout-record.ts';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { withoutSecrets } from '#domain/checkout/checkout-secrets.ts';
import { freshAccount, type PaymentAccount } from '#domain/payment/account/payment-account.ts';
import { noPaymentSession } from '#domain/payment/session/payment-session.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

type CheckoutRecord = z.output<typeof checkoutRecord>;

/**
 * The current checkout under `crunchcart:v1:checkout`, without secrets; those live in this tab.
 *
 * Two tabs share the attempt: its key and the guest's id are always the stored ones, and a record
 * another tab took away (it placed the order) ends this tab's checkout, too.
 */
export const makeStoredCurrentCheckout = (storage: KeyValueStorage): CurrentCheckout => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:checkout', checkoutRecord);
  let held: Checkout | undefined;

  return {
    read: Effect.map(slice.read, (stored) => {
      if (stored === undefined) held = undefined;
      if (stored === undefined) return freshCheckout;
      return held === undefined ? fromRecord(stored) : sharing(held, stored);
    }),
    replace: (checkout) =>
      Effect.suspend(() => {
        held = checkout;
        return slice.replace(toRecord(checkout));
      }),
  };
};

const fromRecord = (stored: CheckoutRecord): Checkout => {
  const { paymentAccount, ...payment } = stored.paymentInfo;
  return {
    ...stored,
    giftCards: stored.giftCards ?? [],
    paymentInfo: {
      ...payment,
      ...(paymentAccount && { paymentAccount: { ...freshAccount, ...paymentAccount } }),
      session: noPaymentSession,
    },
  };
};

const sharing = (held: Checkout, stored: CheckoutRecord): Checkout => {
  const { tempUserID: _, idempotencyKey: __, ...mine } = held;
  const { tempUserID, idempotencyKey } = stored;
  return {
    ...mine,
    ...(tempUserID !== undefined && { tempUserID }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};

const toRecord = (checkout: Checkout): CheckoutRecord => {
  const { paymentInfo, ...rest } = withoutSecrets(checkout);
  const { session: _, wallet: __, account: ___, paymentAccount, ...kept } = paymentInfo;
  return {
    ...rest,
    paymentInfo: {
      ...kept,
      cards: [...kept.cards],
      ...(paymentAccount && { paymentAccount: recordOf(paymentAccount) }),
    },
    giftCards: [...rest.giftCards],
    upsValidatedAddresses: [...rest.upsValidatedAddresses],
  };
};

const recordOf = ({ validateAddress, merchantReferenceCode }: PaymentAccount) => ({
  validateAddress,
  ...(merchantReferenceCode !== undefined && { merchantReferenceCode }),
});
