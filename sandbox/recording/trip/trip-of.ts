import type { CallFacts, RecordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import * as account from '#sandbox/recording/trip/account-steps.ts';
import * as cart from '#sandbox/recording/trip/cart-steps.ts';
import * as checkout from '#sandbox/recording/trip/checkout-steps.ts';
import { listed } from '#sandbox/recording/trip/list-steps.ts';
import * as order from '#sandbox/recording/trip/order-steps.ts';
import {
  type Item,
  isRemark,
  isTaken,
  mostCalls,
  type Trip,
  type Value,
  type Values,
} from '#sandbox/recording/trip/trip.ts';
import { nothingYet, type TripState, withRemark } from '#sandbox/recording/trip/trip-state.ts';

/** Who runs a step that names nobody. */
const shopper = 'shopper';

/** Calls that no command makes and that leave another cart behind. */
const changeCarts = ['addSavedMixToCart', 'undoMerge', 'redoMerge'];

/** The same trip as commands: total, and the same for the same calls. */
export const tripOf = (recorded: readonly RecordedCall[]): Trip => {
  const calls = checkout.withBillAsAddress(recorded);
  const state = calls.reduce(after, { ...nothingYet, person: checkout.personIn(calls) });
  const { setup, person, giftCards, joined } = state;
  const items = state.items.map((item) => withFresh(item, joined));
  const steps = items.some((item) => !isRemark(item)) ? items : [...items, emptyCart];
  const used = new Set([...setup, ...steps].flatMap((item) => variablesIn(item)));
  const secrets = secretsIn(used, giftCards);
  const needed = Object.values(secrets).map((name) => `${name}='…' `);
  return {
    head: [
      'Recorded from the pages of the sandbox. Run it again:',
      `  ${needed.join('')}npx crunch scenario run trip.yaml`,
      ...(recorded.length < mostCalls ? [] : [keptOnly]),
    ],
    name: 'A recorded trip',
    secrets,
    people: {
      ...((setup.length > 0 || Object.keys(person).length > 0) && {
        [shopper]: freshIn(person, joined),
      }),
      ...(setup.length > 0 && { [account.otherDevice]: {} }),
    },
    setup,
    steps: steps.map((item) => withoutUnused(item, used)),
  };
};

/** A trip that just ends is not taken for a whole one. */
const keptOnly = `Only the first ${mostCalls} calls of the pages were kept: what came later is not here.`;

/** A scenario has a step at least; of a shopper who did nothing this is true. */
const emptyCart: Item = {
  name: 'nothing was done',
  use: 'cart show',
  expect: { data: { cartCount: 0 } },
};

const after = (state: TripState, call: RecordedCall): TripState => {
  const { facts } = call;
  const next = told(state, call);
  // Only the page that opens by itself after an order is not asked for by the shopper.
  const isByPage = ['order', 'place', 'apple-pay', 'sync'].includes(facts.is);
  return {
    ...next,
    ...(!isByPage && { thanked: undefined }),
    ...(facts.is !== 'view' && { viewed: undefined }),
  };
};

const told = (state: TripState, { call, facts, failed }: RecordedCall): TripState => {
  switch (facts.is) {
    case 'begin':
      return state.cart === undefined && state.items.length === 0
        ? account.begun(state, facts)
        : state;
    case 'view':
      return order.viewed(state, facts);
    case 'list':
      return listed(state, facts, failed);
    case 'search':
      return order.searched(state, facts);
    case 'notify':
      return order.notified(state, facts, failed);
    case 'order':
      return order.orderShown(state, facts, failed);
    case 'review':
      return order.reviewed(state, facts, failed);
    case 'message':
      return order.written(state, facts, failed);
    case 'track':
      return order.tracked(state, facts, failed);
    case 'reorder':
      return order.reordered(state, facts, failed);
    case 'no-command':
      return changeCarts.includes(call)
        ? cart.unsure(state, call)
        : withRemark(state, `${call}: no command does this`);
    default:
      return ofCart(state, facts, call, failed) ?? ofBuyer(state, facts, failed);
  }
};

const ofCart = (
  state: TripState,
  facts: CallFacts,
  call: string,
  failed: string | undefined,
): TripState | undefined => {
  switch (facts.is) {
    case 'add':
      return cart.added(state, facts, failed);
    case 'change':
      return cart.changed(state, facts, failed);
    case 'remove':
      return cart.removed(state, facts, failed);
    case 'clear':
      return cart.cleared(state, facts);
    case 'goods':
      return cart.goodsCame(state, facts, call);
    case 'mix':
      return cart.mixed(state, facts, failed);
    case 'gift':
      return cart.gave(state, facts, failed);
    case 'coupon':
      return cart.couponGiven(state, facts, failed);
    case 'coupon-off':
      return cart.couponTaken(state, facts);
    default:
      return undefined;
  }
};

const ofBuyer = (state: TripState, facts: CallFacts, failed: string | undefined): TripState => {
  switch (facts.is) {
    case 'zip':
      return account.zipGiven(state, facts, failed);
    case 'sign-in':
      return account.signingIn(state, facts, failed);
    case 'register':
      return account.registered(state, facts, failed);
    case 'profile':
      return account.profileSaved(state, facts, failed);
    case 'signed-in':
      return account.signedIn(state, facts);
    case 'sign-out':
      return account.signedOut(state);
    case 'sync':
      return account.synced(state, facts);
    case 'address':
      return account.addressSaved(state, facts, failed);
    case 'address-off':
      return account.addressRemoved(state, facts, failed);
    case 'address-default':
      return account.addressChosen(state, facts, failed);
    case 'shipping':
      return checkout.shipped(state, facts, failed);
    case 'card':
      return checkout.cardGiven(state, facts);
    case 'saved-card':
      return checkout.savedCardGiven(state, facts);
    case 'paypal':
      return checkout.accountGiven(state, facts);
    case 'nothing-to-pay':
      return { ...state, payment: { flags: {} } };
    case 'gift-card':
    case 'gift-card-off':
      return checkout.giftCardsGiven(state, facts, failed);
    case 'place':
      return checkout.placed(state, facts, failed);
    case 'apple-pay':
      return checkout.sheetPaid(state, facts);
    case 'withdraw':
      return checkout.withdrawn(state);
    default:
      return state;
  }
};

/** The settings of the environment that the steps ask for. */
const secretsIn = (used: ReadonlySet<string>, giftCards: number): Record<string, string> => {
  const secrets: Record<string, string> = {};
  if (used.has(account.passwordVariable)) secrets[account.passwordVariable] = 'CRUNCH_PASSWORD';
  for (let at = 0; used.has(checkout.giftVariable(at)) || at < giftCards; at += 1) {
    const name = at === 0 ? 'CRUNCH_GIFT_CARD' : `CRUNCH_GIFT_CARD_${at + 1}`;
    if (used.has(checkout.giftVariable(at))) secrets[checkout.giftVariable(at)] = name;
  }
  return secrets;
};

/** Who registers has another address in every run, whoever is asked for it. */
const withFresh = (item: Item, email: string | undefined): Item =>
  isRemark(item) || item.with === undefined ? item : { ...item, with: freshIn(item.with, email) };

const freshIn = (values: Values, email: string | undefined): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      email !== undefined && value === email ? { fresh: email } : value,
    ]),
  );

/** The variables a step asks for. */
const variablesIn = (item: Item): readonly string[] => {
  if (isRemark(item)) return [];
  const { with: given = {}, env = {}, expect = {} } = item;
  return [given, env, expect].flatMap(variablesOf);
};

const variablesOf = (value: Value): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isTaken(value)) return [value.variable];
  return Object.values(value).flatMap(variablesOf);
};

const withoutUnused = (item: Item, used: ReadonlySet<string>): Item => {
  if (isRemark(item) || item.capture === undefined) return item;
  const { capture, ...step } = item;
  const wanted = Object.entries(capture).filter(([name]) => used.has(name));
  return wanted.length === 0 ? step : { ...step, capture: Object.fromEntries(wanted) };
};
