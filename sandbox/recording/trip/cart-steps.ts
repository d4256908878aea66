import type { FactsOf, RecordedCart } from '#adapters/http/wire/tools/recorded-call.ts';
import { mixNumber } from '#domain/mix/mix-id.ts';
import type { Step, Values } from '#sandbox/recording/trip/trip.ts';
import {
  expecting,
  known,
  newVariable,
  type TripState,
  withRemark,
  withStep,
} from '#sandbox/recording/trip/trip-state.ts';

type Line = RecordedCart['lines'][number];

/** A step that leaves a cart behind: its counts and sums are expected, and ids of new lines are taken. */
export const withCartStep = (
  state: TripState,
  step: Step,
  cart: RecordedCart | undefined,
  failed?: string,
): TripState => {
  const expected = cart && state.isSure ? sumsOf(cart) : undefined;
  const { capture, variables } = newLines(state, cart);
  const next = withStep(state, { ...step, ...expecting(failed, expected), ...capture });
  return { ...next, variables, cart: cart ?? state.cart };
};

/** Shipping and tax depend on an address that a terminal hears of later, so no total is among them. */
const sumsOf = ({ cartCount, subTotal, discount }: RecordedCart): Values => ({
  cartCount,
  ...(subTotal !== undefined && { subTotal }),
  ...(discount !== undefined && discount !== 0 && { discount }),
});

/** Ids that are made anew in every run: those of mixes and of gift cards. */
const newLines = (state: TripState, cart: RecordedCart | undefined) => {
  let { variables } = state;
  const capture: Record<string, string> = {};
  const lines = (cart?.lines ?? []).filter((line) => !isStrange(state, line));
  for (const [index, { id, kind }] of lines.entries()) {
    if (!isMadeAnew(kind) || Object.hasOwn(variables, id)) continue;
    const variable = newVariable({ ...state, variables }, kind);
    capture[variable] = `data.cart[${index}].id`;
    variables = { ...variables, [id]: variable };
  }
  return { variables, ...(Object.keys(capture).length > 0 && { capture: { capture } }) };
};

const isMadeAnew = (kind: Line['kind']): boolean => kind === 'mix' || kind === 'gift';

/** A line that was there before, or came without a command: no later run has it. */
const isStrange = ({ isSure, cart, variables }: TripState, { id, kind }: Line): boolean =>
  !isSure &&
  isMadeAnew(kind) &&
  !Object.hasOwn(variables, id) &&
  (cart === undefined || cart.lines.some((line) => line.id === id));

/** The same of an id alone; perhaps nobody knows the cart it is in. */
const isStrangeId = (state: TripState, id: string, after: RecordedCart | undefined): boolean => {
  const lines = [...(state.cart?.lines ?? []), ...(after?.lines ?? [])];
  const line = lines.find((each) => each.id === id);
  if (line !== undefined) return isStrange(state, line);
  return !state.isSure && mixNumber(id) !== undefined && !Object.hasOwn(state.variables, id);
};

/** The cart is as the page left it; no step does this. */
const leftOut = (state: TripState, call: string, cart: RecordedCart | undefined): TripState => ({
  ...withRemark(state, `${call}: of a mix or gift card that no command put there`),
  cart: cart ?? state.cart,
});

export const added = (
  state: TripState,
  { productId, quantity, cart }: FactsOf<'add'>,
  failed?: string,
): TripState => withCartStep(state, adding(productId, quantity), cart, failed);

export const adding = (productId: string, quantity: number): Step => ({
  name: `${quantity} of ${productId} into the cart`,
  use: 'cart add',
  with: { id: productId, quantity },
});

export const changed = (
  state: TripState,
  { line, quantity, cart }: FactsOf<'change'>,
  failed?: string,
): TripState => {
  if (isStrangeId(state, line, cart)) return leftOut(state, 'changeQuantity', cart);
  const step = {
    name: `the cart gets ${quantity} of ${nameOf(state, line)}`,
    use: 'cart update',
    with: { line: known(state, line), quantity },
  };
  return withCartStep(state, step, cart, failed);
};

export const removed = (
  state: TripState,
  { line, cart }: FactsOf<'remove'>,
  failed?: string,
): TripState => {
  if (isStrangeId(state, line, cart)) return leftOut(state, 'removeLine', cart);
  const step = {
    name: `${nameOf(state, line)} leaves the cart`,
    use: 'cart remove',
    with: { line: known(state, line) },
  };
  return withCartStep(state, step, cart, failed);
};

/** An id that is new in every run says nothing to a reader. */
const nameOf = ({ variables }: TripState, line: string): string =>
  Object.hasOwn(variables, line) ? `the ${variables[line]}` : line;

export const cleared = (state: TripState, { cart }: FactsOf<'clear'>): TripState =>
  withCartStep(state, { name: 'the cart is emptied', use: 'cart clear' }, cart);

/** What came into the cart in a way the terminal does not have is put there product by product. */
export const goodsCame = (
  state: TripState,
  { cart }: FactsOf<'goods'>,
  call: string,
): TripState => {
  if (cart === undefined) return state;
  const more = moreIn(cart, state.cart);
  if (state.cart === undefined || more === undefined) return unsure(state, call, cart);
  const steps = more.map(({ productId, quantity }) => adding(productId, quantity));
  const before = steps.slice(0, -1).reduce(withStep, state);
  const last = steps.at(-1);
  return last === undefined ? { ...state, cart } : withCartStep(before, last, cart);
};

/** What a cart has more of than another; undefined when no product that is simply added makes the difference. */
export const moreIn = (
  { lines }: RecordedCart,
  before: RecordedCart | undefined,
): readonly Pick<Line, 'productId' | 'quantity'>[] | undefined => {
  const had = new Map((before?.lines ?? []).map((line) => [line.id, line]));
  const more = lines
    .map((line) => ({ ...line, quantity: line.quantity - (had.get(line.id)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity !== 0);
  return more.every(isPlain) ? more : undefined;
};

/** What is simply added again. */
export const isPlain = ({ kind, quantity }: Pick<Line, 'kind' | 'quantity'>): boolean =>
  quantity > 0 && !isMadeAnew(kind);

export const unsure = (state: TripState, call: string, cart?: RecordedCart): TripState => ({
  ...withRemark(state, `${call}: no command does this, so nothing is expected of the cart below`),
  isSure: false,
  cart,
});

export const mixed = (
  state: TripState,
  { name, items, cart }: FactsOf<'mix'>,
  failed?: string,
): TripState => {
  const made = withStep(state, {
    name: 'a mix is made',
    use: 'mix new',
    with: {
      ...(name !== '' && { name }),
      item: items.map(({ productId, quantity }) => `${productId}=${quantity}`),
    },
  });
  const step = { name: 'the mix goes into the cart', use: 'mix add-to-cart' };
  return withCartStep(made, step, cart, failed);
};

export const gave = (state: TripState, facts: FactsOf<'gift'>, failed?: string): TripState => {
  const { amount, firstName, lastName, email, message, sendOn, cart } = facts;
  const step = {
    name: `a gift card of ${amount} dollars`,
    use: 'gift add',
    with: {
      ...{ amount: String(amount), 'first-name': firstName, 'last-name': lastName, email },
      ...(message !== '' && { message }),
      ...(sendOn !== undefined && { 'send-on': sendOn }),
    },
  };
  return withCartStep(state, step, cart, failed);
};

export const couponGiven = (
  state: TripState,
  { code, cart }: FactsOf<'coupon'>,
  failed?: string,
): TripState => withCartStep(state, couponStep(code), cart, failed);

export const couponStep = (code: string): Step => ({
  name: `the coupon ${code}`,
  use: 'coupon apply',
  with: { code },
});

export const couponTaken = (state: TripState, { cart }: FactsOf<'coupon-off'>): TripState =>
  withCartStep(state, { name: 'no coupon any more', use: 'coupon remove' }, cart);
