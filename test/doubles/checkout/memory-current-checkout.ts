import { Effect } from 'effect';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { withoutSecrets } from '#domain/checkout/checkout-secrets.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** What the tabs of one browser, or the runs of one terminal, share: no secret is in it. */
export interface KeptCheckout {
  checkout?: Checkout | undefined;
}

/** The checkout of one tab. What it holds beside `kept` is gone with the tab. */
export const makeMemoryCurrentCheckout = (
  start?: Checkout,
  kept: KeptCheckout = {},
): CurrentCheckout => {
  let held = start;
  if (start !== undefined) kept.checkout = withoutSecrets(start);
  return {
    read: Effect.sync(() => {
      const stored = kept.checkout;
      if (stored === undefined) held = undefined;
      if (stored === undefined) return freshCheckout;
      return held === undefined ? stored : sharing(held, stored);
    }),
    replace: (next) =>
      Effect.sync(() => {
        held = next;
        kept.checkout = withoutSecrets(next);
      }),
  };
};

/** The attempt is the same in all tabs. */
const sharing = (held: Checkout, stored: Checkout): Checkout => {
  const { tempUserID: _, idempotencyKey: __, ...mine } = held;
  const { tempUserID, idempotencyKey } = stored;
  return {
    ...mine,
    ...(tempUserID !== undefined && { tempUserID }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};
