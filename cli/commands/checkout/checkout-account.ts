import type { ShippingEntry } from '#application/checkout/complete-shipping.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { PlaceWish, TypedDelivery } from '#cli/commands/checkout/checkout-flags.ts';
import { wholeNumber } from '#cli/input/parse.ts';
import { badUsage, exitCodes, Trouble } from '#cli/report/trouble.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import { defaultAddress, shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { defaultCard } from '#domain/payment/saved-cards.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import { cardDay } from '#domain/validation/card-expiry.ts';

/** Everything an order needs to know of who orders, whoever knew it. */
export interface Buyer {
  readonly entry: ShippingEntry;
  readonly nameOnCard: string;
  /** The saved card that pays. */
  readonly saved?: SavedCard;
}

/** What an account knows fills what was not given (CHK-08); without one everything is given. */
export const buyerOf = async (
  shop: OpenShop,
  wish: PlaceWish,
  session: Session,
): Promise<Buyer> => {
  const customer = await customerFor(shop, wish);
  const { email, phone } = wish.typed;
  const contact = customer?.accountContacts;
  const shipping = addressFor(wish, customer, session);
  const { savedCard, nameOnCard } = wish;
  return {
    entry: {
      email: email ?? contact?.email ?? missing('email', session),
      phoneNumber: phone ?? contact?.phoneNumber ?? missing('phone', session),
      shipping,
      ...(wish.giftMessage !== undefined && { giftMessage: wish.giftMessage }),
      ...(wish.addressAsEntered && { addressChoice: 'as-entered' as const }),
    },
    nameOnCard: nameOnCard ?? `${shipping.firstName} ${shipping.lastName}`,
    ...(savedCard !== undefined && { saved: cardFor(savedCard, customer, session) }),
  };
};

/** The account, asked for anew; undefined for a guest, who is refused what only customers have. */
const customerFor = async (
  { useCases, ask }: OpenShop,
  { savedAddress, savedCard, saveCard }: PlaceWish,
): Promise<Customer | undefined> => {
  const asks = savedAddress !== undefined || savedCard !== undefined || saveCard;
  const shopper = await ask(useCases.shopper.readShopper());
  return asks || shopper.role === 'customer' ? ask(useCases.account.refreshCustomer()) : undefined;
};

const addressFor = (
  { typed, savedAddress }: PlaceWish,
  customer: Customer | undefined,
  session: Session,
): Address => {
  const contact = customer?.accountContacts;
  const isTyped = [typed.address, typed.city, typed.state, typed.zip].some(Boolean);
  const book = shippingAddresses(customer?.accountAddresses ?? []);
  const id = savedAddress ?? (isTyped ? undefined : 'default');
  const stored = id === 'default' ? defaultAddress(book) : book.find((kept) => kept.id === id);
  if (savedAddress !== undefined && stored === undefined) {
    const message = fillBlanks(session.words['error.savedAddress'], { value: savedAddress });
    const facts = { code: 'AddressNotFound', message, field: 'saved-address' };
    throw new Trouble(facts, exitCodes.refused);
  }
  const known = stored ?? { ...emptyAddress, ...nameOf(contact) };
  const part = (typedPart: string | undefined, kept: string, flag: keyof TypedDelivery): string =>
    typedPart ?? (kept === '' ? missing(flag, session) : kept);
  return {
    firstName: part(typed.firstName, known.firstName, 'firstName'),
    lastName: part(typed.lastName, known.lastName, 'lastName'),
    address: part(typed.address, known.address, 'address'),
    addressDetails: typed.addressDetails ?? known.addressDetails,
    city: part(typed.city, known.city, 'city'),
    state: part(typed.state, known.state, 'state'),
    zipcode: part(typed.zip, known.zipcode, 'zip'),
  };
};

const nameOf = (contact: Customer['accountContacts'] | undefined) => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
});

const cardFor = (wanted: string, customer: Customer | undefined, session: Session): SavedCard => {
  const cards = customer?.paymentCards ?? [];
  const { words, settings } = session;
  const range = { least: 1, most: 1_000_000 };
  const card =
    wanted === 'default'
      ? defaultCard(cards, cardDay(Date.now() + settings.clockOffset))
      : numbered(cards, wholeNumber(wanted, '--saved-card', range, words));
  if (card !== undefined) return card;
  const message = fillBlanks(words['error.savedCard'], { value: wanted });
  throw new Trouble({ code: 'SavedCardGone', message, field: 'saved-card' }, exitCodes.refused);
};

const numbered = (cards: readonly SavedCard[], wanted: number): SavedCard | undefined =>
  cards.find(({ sequence }) => sequence === wanted);

const missing = (flag: keyof TypedDelivery, { words }: Session): never => {
  const name = flag.replace('N', '-n').replace('D', '-d');
  throw badUsage(fillBlanks(words['error.missingOption'], { name: `--${name}` }), name);
};
