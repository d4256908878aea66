import type {
  FactsOf,
  RecordedAddress,
  RecordedCall,
} from '#adapters/http/wire/tools/recorded-call.ts';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { accountPeople } from '#sandbox/payments/accounts/account-people.ts';
import { challengeCode } from '#sandbox/payments/challenges/challenges.ts';
import type { Values } from '#sandbox/recording/trip/trip.ts';
import {
  besidePerson,
  expecting,
  newVariable,
  type Payment,
  type TripState,
  withRemark,
  withStep,
} from '#sandbox/recording/trip/trip-state.ts';
import { walletPeople } from '#sandbox/wallets/people/wallet-people.ts';

/** Whatever else is typed is a wrong answer to the bank. */
const wrongCode = '9999';

type Shipping = FactsOf<'shipping'>;

/** What a terminal cannot do without; an empty field is refused by another sentence there. */
const needed = ['email', 'phone', 'first-name', 'last-name', 'address', 'city', 'state', 'zip'];

const typedFlags = ({ email, phone, address }: Shipping): Readonly<Record<string, string>> => ({
  ...{ email, phone, 'first-name': address.firstName, 'last-name': address.lastName },
  ...{ address: address.address, 'address-details': address.addressDetails },
  ...{ city: address.city, state: address.state, zip: address.zip },
});

/** The flags of who orders, which the person of the scenario does not have, and of the gift. */
const deliveryFlags = (facts: Shipping, person: TripState['person']): Values => ({
  ...besidePerson(typedFlags(facts), person),
  ...(facts.giftMessage !== '' && { gift: facts.giftMessage }),
  ...(facts.giftOrder && { 'gift-order': true }),
  ...(facts.asEntered && { 'address-as-entered': true }),
});

/** An order of gift cards alone goes nowhere: the address of its bill, typed a step later, is its address. */
export const withBillAsAddress = (calls: readonly RecordedCall[]): readonly RecordedCall[] =>
  calls.map((call, at) => {
    if (call.facts.is !== 'shipping' || call.facts.address.address !== '') return call;
    const later = calls.slice(at + 1).map(({ facts }) => facts);
    const next = later.find(({ is }) => is === 'shipping' || is === 'card');
    const address = next?.is === 'card' ? next.billing : undefined;
    return address === undefined ? call : { ...call, facts: { ...call.facts, address } };
  });

/** The person of the scenario: what was typed when the shop first took it, or at all. */
export const personIn = (calls: readonly RecordedCall[]): TripState['person'] => {
  const typed = calls.flatMap(({ facts, failed }) =>
    facts.is === 'shipping' ? [{ facts, isTaken: failed === undefined }] : [],
  );
  const first = typed.find(({ isTaken }) => isTaken) ?? typed[0];
  const flags = first === undefined ? [] : Object.entries(typedFlags(first.facts));
  return Object.fromEntries(flags.filter(([, value]) => value !== ''));
};

/** The shipping step asks for a price. */
export const shipped = (before: TripState, facts: Shipping, failed?: string): TripState => {
  const isAgain = JSON.stringify(before.shipping) === JSON.stringify(facts);
  if (isAgain && failed === undefined) return before;
  const typed = typedFlags(facts);
  if (needed.some((name) => typed[name] === '')) {
    return withRemark(before, 'completeShipping: not everything was filled in');
  }
  const state = { ...before, shipping: failed === undefined ? facts : before.shipping };
  const refused = failed ?? (facts.chooses === true ? 'AddressChoice' : undefined);
  const { totalAmount } = facts;
  const isSure = state.isSure && totalAmount !== undefined && state.giftCards === 0;
  const step = {
    name: refused === undefined ? 'what it costs there' : 'the address is not taken',
    use: 'checkout place',
    with: { ...deliveryFlags(facts, state.person), 'dry-run': true },
    ...expecting(refused, isSure ? { totalAmount } : { dryRun: true }),
  };
  return withStep(state, step);
};

export const cardGiven = (
  before: TripState,
  { nameOnCard, saves, last4 = '', billing }: FactsOf<'card'>,
): TripState => {
  const isElsewhere = billing !== undefined && !isSame(billing, before.shipping?.address);
  const state = isElsewhere ? withRemark(before, billedElsewhere) : before;
  const card = publishedTestCards.find(({ number }) => last4 !== '' && number.endsWith(last4));
  if (card === undefined) return withRemark(state, 'A card that is none of the test cards.');
  const flags = { card: card.alias, ...(saves && { 'save-card': true }) };
  return { ...state, payment: { flags, nameOnCard } };
};

const billedElsewhere = 'The bill goes to another address; a terminal has no flag for that.';

const isSame = (one: RecordedAddress, other: RecordedAddress | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);

export const savedCardGiven = (
  state: TripState,
  { sequence }: FactsOf<'saved-card'>,
): TripState => ({ ...state, payment: { flags: { 'saved-card': String(sequence) } } });

export const accountGiven = (state: TripState, { payer, keeps }: FactsOf<'paypal'>): TripState => {
  const person = accountPeople.find(({ email }) => email === payer);
  if (person === undefined) return withRemark(state, 'Approved at PayPal by somebody unknown.');
  const flags = { paypal: person.name, ...(keeps && { 'keep-paypal': true }) };
  return { ...state, payment: { flags } };
};

/** How many gift cards pay; their codes were told to nobody. */
export const giftCardsGiven = (
  state: TripState,
  { is, number }: FactsOf<'gift-card' | 'gift-card-off'>,
  failed?: string,
): TripState => {
  if (failed === undefined) return { ...state, giftCards: number };
  const call = is === 'gift-card' ? 'applyGiftCard' : 'removeGiftCard';
  return withRemark(state, `${call}: ${failed}`);
};

/** What became of an order, as far as a command can do the same. */
export const placed = (state: TripState, facts: FactsOf<'place'>, failed?: string): TripState => {
  const { outcome, order } = facts;
  if (outcome === 'waiting-for-bank') return { ...state, isAsked: true };
  const isTold = outcome === 'placed' || outcome === 'refused';
  if (!isTold) return withRemark(state, `placeOrder: ${outcome}. ${whyNot(outcome)}`);
  const { shipping, payment } = state;
  if (shipping === undefined || payment === undefined) {
    return {
      ...withRemark(state, 'placeOrder: address or payment are not from this recording'),
      isSure: false,
    };
  }
  const variable = newVariable(state, 'order');
  const answer = state.isAsked && { challenge: outcome === 'placed' ? challengeCode : wrongCode };
  const step = {
    name: outcome === 'placed' ? 'the order is placed' : 'the order is not taken',
    use: 'checkout place',
    with: { ...deliveryFlags(shipping, state.person), ...paymentFlags(state, payment), ...answer },
    ...expecting(failed, expectedOrder(state, order)),
    ...(order && { capture: { [variable]: 'data.orderId' } }),
  };
  const next = { ...withStep(state, step), isAsked: false };
  return order === undefined ? next : afterOrder(next, order.orderId, variable);
};

/** Why no command does the same. */
const whyNot = (outcome: string): string =>
  outcome === 'confirming' || outcome === 'unknown'
    ? 'The page did not hear what became of the order.'
    : 'What led to it happened outside of the page.';

/** Who pays with gift cards has other ones next time, with other amounts on them. */
const expectedOrder = (
  { isSure, giftCards }: TripState,
  order: FactsOf<'place'>['order'],
): Values | undefined =>
  order && {
    ...{ status: order.status, payment: order.payment },
    ...(isSure && giftCards === 0 && { totalAmount: order.totalAmount }),
  };

const paymentFlags = (
  { giftCards, person }: TripState,
  { flags, nameOnCard }: Payment,
): Values => ({
  ...flags,
  ...(nameOnCard !== undefined &&
    nameOnCard !== `${person['first-name']} ${person['last-name']}` && {
      'name-on-card': nameOnCard,
    }),
  ...(giftCards > 0 && {
    'gift-card': Array.from({ length: giftCards }, (_, at) => ({ variable: giftVariable(at) })),
  }),
});

/** The code of a gift card is money: it stands in a setting of the environment. */
export const giftVariable = (at: number): string => (at === 0 ? 'giftCard' : `giftCard${at + 1}`);

/** The question of the bank was left. */
export const withdrawn = (state: TripState): TripState => {
  const { shipping, payment } = state;
  if (!state.isAsked || shipping === undefined || payment === undefined) return state;
  const step = {
    name: 'nobody answers the bank',
    use: 'checkout place',
    with: { ...deliveryFlags(shipping, state.person), ...paymentFlags(state, payment) },
    ...expecting('ChallengeRequired', undefined),
  };
  return { ...withStep(state, step), isAsked: false };
};

/** Somebody's sheet of Apple Pay; its contact and address are theirs. */
export const sheetPaid = (state: TripState, facts: FactsOf<'apple-pay'>): TripState => {
  const { payer, order, isCart, outcome } = facts;
  const person = walletPeople.find(({ contact }) => contact.emailAddress === payer);
  if (order === undefined || person === undefined || !isCart) {
    const told = withRemark(state, `payWithWallet: ${outcome}. No command does this again.`);
    return order === undefined || !isCart ? told : { ...told, isSure: false, cart: undefined };
  }
  const variable = newVariable(state, 'order');
  const step = {
    name: 'the order is paid by Apple Pay',
    use: 'checkout place',
    with: { 'apple-pay': person.name },
    ...expecting(undefined, expectedOrder({ ...state, giftCards: 0 }, order)),
    capture: { [variable]: 'data.orderId' },
  };
  return afterOrder(withStep(state, step), order.orderId, variable);
};

const afterOrder = (state: TripState, orderId: string, variable: string): TripState => ({
  ...state,
  ...{ payment: undefined, shipping: undefined, giftCards: 0, thanked: orderId, isAsked: false },
  cart: { lines: [], cartCount: 0, subTotal: 0, discount: 0 },
  variables: { ...state.variables, [orderId]: variable },
});
