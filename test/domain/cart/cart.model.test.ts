import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cart, emptied, emptyCart } from '#domain/cart/cart.ts';
import { mergeOf, type StoredCart } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, changeQuantity, removeLine } from '#domain/cart/lines/edit-lines.ts';
import {
  followed,
  linkedTo,
  mergeBegun,
  mergeSettled,
  placingBegun,
  withMerge,
  withMergeRead,
  withoutMerge,
  withoutOrdered,
} from '#domain/cart/linked-cart.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { highestMixNumber, mixIdOf, mixNumber } from '#domain/mix/mix-id.ts';
import { cartLines, filledCarts, sells } from '#test/arbitraries/cart.ts';

type Lines = readonly CartLine[];
type Units = Map<string, number>;

/** What a plain ledger knows of one cart and its account. */
interface Model {
  units: Units;
  /** Before the sign-in, and what the account brought, while either can be taken back. */
  brought: Units | undefined;
  isUndone: boolean;
  isLinked: boolean;
  lastMix: number;
}

interface Real {
  cart: Cart;
  version: number;
}

type Step = fc.Command<Model, Real>;

const unitsOf = (lines: Lines): Units => {
  const units: Units = new Map();
  for (const line of lines) plus(units, sells(line), line.quantity);
  return units;
};
const plus = (units: Units, key: string, quantity: number): void => {
  const sum = (units.get(key) ?? 0) + quantity;
  if (sum > 0) units.set(key, sum);
  else units.delete(key);
};
const plusAll = (units: Units, more: Units, sign = 1): void => {
  for (const [key, quantity] of more) plus(units, key, sign * quantity);
};

const agree = ({ units, lastMix }: Model, { cart }: Real): void => {
  expect(unitsOf(cart.lines)).toEqual(units);
  expect(new Set(cart.lines.map(sells)).size).toBe(cart.lines.length);
  expect(cart.lines.every(({ quantity }) => quantity > 0)).toBe(true);
  expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
  const boxes = cart.lines.filter(({ kind }) => kind === 'mix').map(({ id }) => id);
  expect(new Set(boxes).size).toBe(boxes.length);
  expect(boxes.every((id) => (mixNumber(id) ?? 0) > lastMix)).toBe(true);
};

const step = (
  name: string,
  may: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => void,
): Step => ({
  check: may,
  run: (model, real) => {
    run(model, real);
    agree(model, real);
  },
  toString: () => name,
});

/** As a use case adds: above the numbers of the saved mixes, which only a customer has. */
const added = (real: Real, line: CartLine, lastMix: number): void => {
  const taken = real.cart.link === undefined ? [] : [mixIdOf(lastMix)];
  real.cart = withLines(real.cart, addLine(real.cart.lines, line, taken));
};

const stored = (real: Real, lines: Lines, lastMix: number): StoredCart => {
  real.version += 1;
  return { version: real.version, lines, lastMix };
};

const place = (line: number, { lines }: Cart): CartLine | undefined => lines[line % lines.length];

const steps = (): fc.Arbitrary<Step>[] => [
  cartLines().map((line) =>
    step(
      `add ${line.quantity} × ${sells(line)}`,
      () => true,
      (model, real) => {
        added(real, line, model.lastMix);
        plus(model.units, sells(line), line.quantity);
      },
    ),
  ),
  fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 9 })).map(([at, quantity]) =>
    step(
      `line ${at} to ${quantity}`,
      ({ units }) => units.size > 0,
      (model, real) => {
        const line = place(at, real.cart);
        if (line === undefined) return;
        const { lines } = real.cart;
        real.cart = withLines(
          real.cart,
          quantity === 0 ? removeLine(lines, line.id) : changeQuantity(lines, line.id, quantity),
        );
        plus(model.units, sells(line), quantity - line.quantity);
      },
    ),
  ),
  fc.constant(
    step(
      'clear',
      () => true,
      (model, real) => {
        real.cart = emptied(real.cart);
        model.units.clear();
        model.brought = undefined;
      },
    ),
  ),
  fc.tuple(filledCarts(), fc.nat({ max: 12 })).map(([saved, mixes]) =>
    step(
      `sign in to ${saved.length} lines and ${mixes} mixes`,
      ({ isLinked }) => !isLinked,
      (model, real) => {
        const lastMix = Math.max(mixes, highestMixNumber(saved.map(({ id }) => id)));
        const account = saved.filter(({ kind }) => kind !== 'mix');
        const linked = linkedTo(real.cart, 'ada', '00000000-0000-4000-8000-000000000001');
        if (linked.link === undefined) throw new Error('no link');
        const begun = mergeBegun(linked, linked.link, stored(real, account, lastMix));
        if (begun.link?.merge === undefined) throw new Error('no merge');
        const answer = stored(real, mergeOf(begun.link.merge).lines, lastMix);
        const settled = mergeSettled(begun, linked.link, answer);
        // The same answer again, as after a retry or in another tab, changes nothing.
        expect(mergeSettled(settled, linked.link, answer)).toBe(settled);
        real.cart = settled;
        const isTold = model.units.size > 0 && account.length > 0;
        plusAll(model.units, unitsOf(account));
        Object.assign(model, { isLinked: true, lastMix, isUndone: false });
        model.brought = isTold ? unitsOf(account) : undefined;
      },
    ),
  ),
  fc.constant(
    step(
      'take the merge back, once or twice',
      ({ brought, isUndone }) => brought !== undefined && !isUndone,
      (model, real) => {
        const before = real.cart;
        // Whoever ate into what was brought has nothing more of it to give back.
        const merge = before.link?.merge;
        if (merge === undefined) throw new Error('no merge');
        real.cart = withoutMerge(before);
        expect(withoutMerge(real.cart)).toBe(real.cart);
        plusAll(model.units, model.brought ?? new Map(), -1);
        model.isUndone = true;
      },
    ),
  ),
  fc.constant(
    step(
      'put the merge back',
      ({ isUndone }) => isUndone,
      (model, real) => {
        real.cart = withMerge(real.cart);
        plusAll(model.units, model.brought ?? new Map());
        model.isUndone = false;
      },
    ),
  ),
  fc.constant(
    step(
      'close the note',
      ({ brought }) => brought !== undefined,
      (model, real) => {
        real.cart = withMergeRead(real.cart);
        Object.assign(model, { brought: undefined, isUndone: false });
      },
    ),
  ),
  filledCarts().map((lines) =>
    step(
      `${lines.length} lines come from another device`,
      ({ isLinked }) => isLinked,
      (model, real) => {
        const { link } = real.cart;
        if (link === undefined) return;
        const more = lines.filter(({ kind }) => kind !== 'mix');
        const theirs = more.reduce<Lines>((sum, line) => addLine(sum, line), link.base);
        const answer = stored(real, theirs, model.lastMix);
        real.cart = followed(real.cart, link, answer);
        expect(followed(real.cart, link, answer)).toBe(real.cart);
        plusAll(model.units, unitsOf(more));
      },
    ),
  ),
  cartLines().map((line) =>
    step(
      `order, and add ${line.quantity} × ${sells(line)} meanwhile`,
      ({ units }) => units.size > 0,
      (model, real) => {
        const ordered = real.cart.lines;
        real.cart = placingBegun(real.cart, 'quote');
        added(real, line, model.lastMix);
        real.cart = withoutOrdered(real.cart, 'quote', ordered);
        model.units.clear();
        plus(model.units, sells(line), line.quantity);
        model.brought = undefined;
        model.isUndone = false;
      },
    ),
  ),
];

it('[CART-15] [CART-16] [MERGE-01] [MERGE-05] [MERGE-11] a cart does what a plain ledger says, step by step', () => {
  fc.assert(
    fc.property(fc.commands(steps(), { maxCommands: 24 }), (commands) => {
      fc.modelRun(
        () => ({
          model: {
            units: new Map(),
            brought: undefined,
            isUndone: false,
            isLinked: false,
            lastMix: 0,
          } as Model,
          real: { cart: emptyCart, version: 0 } as Real,
        }),
        commands,
      );
    }),
  );
});
