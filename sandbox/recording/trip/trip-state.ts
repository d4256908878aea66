import type { FactsOf, RecordedCart } from '#adapters/http/wire/tools/recorded-call.ts';
import type { Item, Step, Value, Values } from '#sandbox/recording/trip/trip.ts';

/** How the order will be paid, as flags of `checkout place`. */
export interface Payment {
  readonly flags: Values;
  readonly nameOnCard?: string;
}

/** What is known of a trip after some of its calls. */
export interface TripState {
  readonly items: readonly Item[];
  /** Steps on another device that make the account's cart what it was. */
  readonly setup: readonly Step[];
  /** What was typed of the person, by the names of flags. */
  readonly person: Readonly<Record<string, string>>;
  /** Undefined while nobody knows. */
  readonly cart: RecordedCart | undefined;
  /** False once the cart has what no command put there: then nothing is expected of it any more. */
  readonly isSure: boolean;
  /** Who gave a password and is not back from the provider yet. */
  readonly comes: string | undefined;
  /** Who registered in this recording. */
  readonly joined: string | undefined;
  /** They are not back from the provider yet, which signs them in by itself. */
  readonly joins: boolean;
  /** The account's cart is not one with this one yet. */
  readonly awaitsSync: boolean;
  readonly shipping: FactsOf<'shipping'> | undefined;
  readonly payment: Payment | undefined;
  readonly giftCards: number;
  /** The bank asks, and nobody has answered. */
  readonly isAsked: boolean;
  /** Ids of the recording and the variables that stand for them. */
  readonly variables: Readonly<Record<string, string>>;
  /** The order whose thank-you page is open: that page reads it by itself. */
  readonly thanked: string | undefined;
  readonly viewed: string | undefined;
  /** The last list was empty: its page shows other products beside. */
  readonly foundNothing: boolean;
  readonly addressIds: readonly string[];
}

export const nothingYet: TripState = {
  items: [],
  setup: [],
  person: {},
  cart: undefined,
  isSure: true,
  comes: undefined,
  joined: undefined,
  joins: false,
  awaitsSync: false,
  shipping: undefined,
  payment: undefined,
  giftCards: 0,
  isAsked: false,
  variables: {},
  thanked: undefined,
  viewed: undefined,
  foundNothing: false,
  addressIds: [],
};

export const withStep = (state: TripState, step: Step): TripState => ({
  ...state,
  items: [...state.items, step],
});

export const withRemark = (state: TripState, remark: string): TripState => ({
  ...state,
  items: [...state.items, { remark }],
});

/** What a step must be answered with: what it was refused with, or these places of its data. */
export const expecting = (
  failed: string | undefined,
  data: Values | undefined,
): Pick<Step, 'expect'> => {
  if (failed !== undefined) return { expect: { error: failed } };
  return data === undefined || Object.keys(data).length === 0 ? {} : { expect: { data } };
};

/** The variable that stands for an id of the recording, or the id itself: it was there before. */
export const known = ({ variables }: TripState, id: string): Value => {
  const variable = Object.hasOwn(variables, id) ? variables[id] : undefined;
  return variable === undefined ? id : { variable };
};

/** A variable of that kind which no id has yet: `order`, `order2` … */
export const newVariable = ({ variables }: TripState, kind: string): string => {
  const taken = new Set(Object.values(variables));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? kind : `${kind}${number}`;
    if (!taken.has(name)) return name;
  }
};

/** Each flag but those the person of the scenario has with the same value; what they have and this lacks is left out. */
export const besidePerson = (
  flags: Readonly<Record<string, string>>,
  person: Readonly<Record<string, string>>,
): Values =>
  Object.fromEntries(
    Object.entries(flags)
      .filter(([name, value]) => value !== (person[name] ?? ''))
      .map(([name, value]) => [name, value === '' ? null : value]),
  );
