import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { withoutGiftCard } from '#domain/checkout/checkout-tender.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type RemoveGiftCard = (cardRef: string) => Effect.Effect<Checkout>;

/** Takes a gift card off those that pay; what it was to pay is due again. Safe to repeat. */
export const makeRemoveGiftCard = (currentCheckout: CurrentCheckout): RemoveGiftCard =>
  Effect.fn('removeGiftCard')(function* (cardRef) {
    const changed = withoutGiftCard(yield* currentCheckout.read, cardRef);
    yield* currentCheckout.replace(changed);
    return changed;
  });
