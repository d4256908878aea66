import type { FactsOf } from '#adapters/http/wire/tools/recorded-call.ts';
import { adding, couponStep, isPlain, moreIn, unsure } from '#sandbox/recording/trip/cart-steps.ts';
import type { Step } from '#sandbox/recording/trip/trip.ts';
import {
  expecting,
  known,
  newVariable,
  type TripState,
  withRemark,
  withStep,
} from '#sandbox/recording/trip/trip-state.ts';

/** The variable of the password, which stands in the environment. */
export const passwordVariable = 'password';
/** Another device of the same account, which makes its cart what it was. */
export const otherDevice = 'elsewhere';

const password = { CRUNCH_PASSWORD: { variable: passwordVariable } };

const isSignIn = ({ use }: Step): boolean => use === 'auth login';

/** The trip begins with what the tab had: the same goods, zip code, account and coupon. */
export const begun = (state: TripState, facts: FactsOf<'begin'>): TripState => {
  const { cart, zip, email } = facts;
  const signed = email === undefined ? state : login(state, email);
  const filled = cart.lines
    .filter(isPlain)
    .map(({ productId, quantity }) => adding(productId, quantity))
    .reduce(withStep, signed);
  const placed = zip === undefined ? filled : withStep(filled, zipStep(zip));
  return { ...withStrange(placed, facts), cart, awaitsSync: false };
};

/** What the cart of a tab had beside plain goods. A coupon may ask for the goods that no step can put there. */
const withStrange = (state: TripState, { cart, coupon }: FactsOf<'begin'>): TripState => {
  if (!cart.lines.every(isPlain)) {
    const without = unsure(state, 'The cart had a mix or a gift card', cart);
    return coupon === undefined
      ? without
      : withRemark(without, `The cart had the coupon ${coupon}, too`);
  }
  return coupon === undefined ? state : withStep(state, couponStep(coupon));
};

export const zipGiven = (
  state: TripState,
  { zip, city, state: place }: FactsOf<'zip'>,
  failed?: string,
): TripState => {
  const found = {
    ...(city !== undefined && { city }),
    ...(place !== undefined && { state: place }),
  };
  return withStep(state, { ...zipStep(zip), ...expecting(failed, found) });
};

const zipStep = (zip: string): Step => ({ name: `zip code ${zip}`, use: 'zip set', with: { zip } });

/** A wrong password is wrong again; with the right one the provider takes over. */
export const signingIn = (
  state: TripState,
  { email, done }: FactsOf<'sign-in'>,
  failed?: string,
): TripState => {
  if (failed === undefined) return done ? login(state, email) : { ...state, comes: email };
  if (failed !== 'CredentialsRejected') return withRemark(state, `signIn: ${failed}`);
  return withStep(state, {
    name: 'a wrong password',
    use: 'auth login',
    with: { user: email },
    env: { CRUNCH_PASSWORD: 'not the password' },
    ...expecting(failed, undefined),
  });
};

export const signedIn = (state: TripState, { email, social }: FactsOf<'signed-in'>): TripState => {
  const user = state.comes ?? email;
  if (social || user === undefined) {
    const remark = 'Signed in by Google: a terminal signs in with a password only.';
    return { ...withRemark(state, remark), isSure: false };
  }
  // Who registers is signed in with it, and has nothing in the account yet.
  if (state.joins) return { ...state, comes: undefined, joins: false };
  return login(state, user);
};

/** The same address can be registered once: the scenario has a new one in every run. */
export const registered = (
  state: TripState,
  { email, firstName, lastName, phone, news }: FactsOf<'register'>,
  failed?: string,
): TripState => {
  const step = {
    name: 'a new account',
    use: 'account create',
    with: {
      ...{ email, 'first-name': firstName, 'last-name': lastName, phone: phone ?? null },
      ...(news && { news }),
      'accept-terms': true,
    },
    env: password,
    ...expecting(failed, undefined),
  };
  if (failed === undefined) {
    return { ...withStep(state, step), comes: email, joined: email, joins: true };
  }
  return failed === 'AccountExists'
    ? withStep(state, step)
    : withRemark(state, `createAccount: ${failed}`);
};

export const profileSaved = (
  state: TripState,
  { firstName, lastName, phone, gender, birthDate }: FactsOf<'profile'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: 'who they are',
    use: 'account profile',
    with: {
      ...{ 'first-name': firstName, 'last-name': lastName, phone: phone ?? null },
      ...(gender !== undefined && { gender }),
      ...(birthDate !== undefined && { 'birth-date': birthDate }),
    },
    ...expecting(failed, undefined),
  });

const login = (state: TripState, user: string): TripState => {
  const step = { name: 'sign in', use: 'auth login', with: { user }, env: password };
  const next = withStep(state, { ...step, ...expecting(undefined, { signedIn: true }) });
  // Before the trip there was no such account, or its cart is put right already.
  const isAgain = state.setup.some(isSignIn) || user === state.joined;
  const setup: readonly Step[] = [
    { ...step, name: 'another device of the account', as: otherDevice },
    { name: 'empties its cart', use: 'cart clear', as: otherDevice },
  ];
  return {
    ...next,
    setup: isAgain ? state.setup : setup,
    comes: undefined,
    awaitsSync: !isAgain,
  };
};

/** What the account had in its cart is put there by its other device, before the trip. */
export const synced = (state: TripState, { cart }: FactsOf<'sync'>): TripState => {
  if (!state.awaitsSync) return { ...state, cart };
  const more = moreIn(cart, state.cart);
  const merged = { ...state, cart, awaitsSync: false };
  if (more === undefined) return unsure(merged, 'The account had a mix or a gift card', cart);
  const steps = more.map(({ productId, quantity }) => ({
    ...adding(productId, quantity),
    as: otherDevice,
  }));
  return { ...merged, setup: [...state.setup, ...steps] };
};

export const signedOut = (state: TripState): TripState => ({
  ...withStep(state, { name: 'sign out', use: 'auth logout' }),
  cart: undefined,
});

export const addressSaved = (
  state: TripState,
  { id, address, isDefault, ids = [] }: FactsOf<'address'>,
  failed?: string,
): TripState => {
  // Each part is said, so that none is filled in from the person of the scenario.
  const flags = {
    ...{ 'first-name': address.firstName, 'last-name': address.lastName },
    ...{ address: address.address, 'address-details': address.addressDetails || null },
    ...{ city: address.city, state: address.state, zip: address.zip },
    ...(isDefault && { default: true }),
  };
  const step: Step =
    id === undefined
      ? { name: 'a new address', use: 'account address add', with: flags }
      : {
          name: 'an address changes',
          use: 'account address edit',
          with: { id: known(state, id), ...flags },
        };
  const place = id === undefined && failed === undefined ? placeOfNew(state, ids) : undefined;
  const variable = newVariable(state, 'address');
  const capture = place && { capture: { [variable]: `data.addresses[${place.at}].id` } };
  return {
    ...withStep(state, { ...step, ...expecting(failed, undefined), ...capture }),
    ...(failed === undefined && { addressIds: ids }),
    ...(place && { variables: { ...state.variables, [place.id]: variable } }),
  };
};

/** The list is longer in the next run: the new one is counted from the nearer end. */
const placeOfNew = ({ addressIds }: TripState, ids: readonly string[]) => {
  const fresh = ids.filter((id) => !addressIds.includes(id));
  const id = fresh.length === 1 || addressIds.length > 0 ? fresh[0] : ids.at(-1);
  if (id === undefined) return undefined;
  const at = ids.indexOf(id);
  return { id, at: at === 0 ? 0 : at - ids.length };
};

export const addressRemoved = (
  state: TripState,
  { id }: FactsOf<'address-off'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: 'an address is removed',
    use: 'account address remove',
    with: { id: known(state, id) },
    ...expecting(failed, undefined),
  });

export const addressChosen = (
  state: TripState,
  { id }: FactsOf<'address-default'>,
  failed?: string,
): TripState =>
  withStep(state, {
    name: 'orders go there from now on',
    use: 'account address default',
    with: { id: known(state, id) },
    ...expecting(failed, undefined),
  });
