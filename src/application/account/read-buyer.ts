import { Effect } from 'effect';
import type { RefreshCustomer } from '#application/account/refresh-customer.ts';
import type { AccountFailure } from '#application/account/update-customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import {
  type GivenDelivery,
  type KnownDelivery,
  knownDelivery,
} from '#domain/checkout/known-delivery.ts';
import { cardWanted } from '#domain/payment/saved-cards.ts';
import { cardDay } from '#domain/validation/card-expiry.ts';
import { AddressNotFound } from '#ports/account/account-failures.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Who is to order, as far as it was said. */
export interface BuyerRequest {
  readonly given: GivenDelivery;
  /** Number of a card of the account, or `default`. */
  readonly savedCard?: number | 'default' | undefined;
  /** The new card is to be kept, so there has to be an account. */
  readonly saveNewCard: boolean;
}

/** Everything an order needs to know of who orders, whoever knew it. */
export interface Buyer {
  readonly delivery: KnownDelivery;
  /** The saved card that pays; absent when none was wanted, or the account has no such one. */
  readonly card?: SavedCard;
}

/** Who orders, out of what is said and what the account knows (CHK-08). */
export type ReadBuyer = (
  request: BuyerRequest,
) => Effect.Effect<Buyer, AccountFailure | AddressNotFound>;

/**
 * What the account knows fills what was not given (CHK-08). The account is asked for anew; a guest
 * is refused what only customers have. Changes nothing.
 */
export const makeReadBuyer = (
  session: SignInSession,
  clock: Clock,
  refreshCustomer: RefreshCustomer,
): ReadBuyer =>
  Effect.fn('readBuyer')(function* ({ given, savedCard, saveNewCard }) {
    const { savedAddress } = given;
    const needsAccount = savedAddress !== undefined || savedCard !== undefined || saveNewCard;
    const isCustomer = (yield* session.customer) !== undefined;
    const customer = needsAccount || isCustomer ? yield* refreshCustomer() : undefined;
    const delivery = knownDelivery(given, customer);
    if (delivery === undefined)
      return yield* new AddressNotFound({ addressId: savedAddress ?? '' });
    const card = cardWanted(customer?.paymentCards ?? [], savedCard, cardDay(clock.now()));
    return { delivery, ...(card && { card }) };
  });
