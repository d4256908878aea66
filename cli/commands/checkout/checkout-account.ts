import type { ShippingEntry } from '#application/checkout/complete-shipping.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { PlaceRequest } from '#cli/commands/checkout/checkout-flags.ts';
import { wholeNumber } from '#cli/input/parse.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { missingFlags } from '#cli/report/usage-errors.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import type { DeliveryPart } from '#domain/checkout/known-delivery.ts';

/** Everything a command needs to know of who orders. */
export interface Buyer {
  readonly entry: ShippingEntry;
  readonly nameOnCard: string;
  /** The saved card that pays. */
  readonly saved?: SavedCard;
}

/** What an account knows fills what was not given (CHK-08); without one everything is given. */
export const buyerOf = async (
  shop: OpenShop,
  wish: PlaceRequest,
  session: Session,
): Promise<Buyer> => {
  const { delivery, card } = await knownBuyer(shop, wish, session);
  if (delivery.missing.length > 0) throw missingFlag(delivery.missing, session);
  if (wish.savedCard !== undefined && card === undefined) {
    throw unknown('SavedCardGone', 'savedCard', wish.savedCard, session);
  }
  const { address, contact } = delivery;
  const { nameOnCard = `${address.firstName} ${address.lastName}`, giftMessage } = wish;
  return {
    entry: {
      ...contact,
      shipping: address,
      ...(giftMessage !== undefined && { giftMessage }),
      ...(wish.addressAsEntered && { addressChoice: 'as-entered' as const }),
    },
    nameOnCard,
    ...(card && { saved: card }),
  };
};

const knownBuyer = async (shop: OpenShop, wish: PlaceRequest, session: Session) => {
  const { typed, savedAddress, saveCard: saveNewCard } = wish;
  const { email, phone: phoneNumber, zip: zipcode, ...address } = typed;
  const known = await shop.attempt(
    shop.useCases.account.readBuyer({
      given: { contact: { email, phoneNumber }, address: { ...address, zipcode }, savedAddress },
      savedCard: cardNumber(wish, session),
      saveNewCard,
    }),
  );
  if (!known.ok && known.failure._tag === 'AddressNotFound') {
    throw unknown('AddressNotFound', 'savedAddress', known.failure.addressId, session);
  }
  return shop.valueOrThrow(known);
};

const cardNumber = (
  { savedCard }: PlaceRequest,
  { words }: Session,
): number | 'default' | undefined =>
  savedCard === undefined || savedCard === 'default'
    ? savedCard
    : wholeNumber(savedCard, '--saved-card', { least: 1, most: 1_000_000 }, words);

const unknown = (
  code: string,
  what: 'savedAddress' | 'savedCard',
  value: string,
  { words }: Session,
): CommandFailure => {
  const message = fillBlanks(words[`error.${what}`], { value });
  const field = what === 'savedCard' ? 'saved-card' : 'saved-address';
  return new CommandFailure({ code, message, field }, exitCodes.refused);
};

/** The flags, where they are called otherwise than the part they give. */
const flags: Readonly<Partial<Record<DeliveryPart, string>>> = {
  firstName: 'first-name',
  lastName: 'last-name',
  zipcode: 'zip',
  phoneNumber: 'phone',
};

const missingFlag = (parts: readonly DeliveryPart[], { words }: Session): CommandFailure =>
  missingFlags(
    parts.map((part) => `--${flags[part] ?? part}`),
    words,
  );
