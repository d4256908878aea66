import { describe, expect, it } from 'vitest';
import type { CallFacts, RecordedCart } from '#adapters/http/wire/tools/recorded-call.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import {
  add,
  cartOf,
  empty,
  product,
  stepsOf,
  type Told,
  trip,
} from '#test/sandbox/recording/trip-parts.ts';

const mixedCart: RecordedCart = {
  ...cartOf(2),
  lines: [
    { id: 'MYOMP-30-1', productId: 'MYOMP-30-1', kind: 'mix', quantity: 1 },
    product('CHP-0101', 2),
  ],
};

describe('the cart of a recorded trip', () => {
  it('[CLI-03] begins with what the tab had', () => {
    const begin: CallFacts = {
      ...{ is: 'begin', cart: cartOf(2) },
      zip: '75024',
      email: 'a@b.example',
    };
    expect(stepsOf(begin).filter((line) => /use|with/.test(line))).toEqual([
      '    use: auth login',
      '    with: { user: a@b.example }',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
      '    use: zip set',
      '    with: { zip: "75024" }',
    ]);
  });

  it('[CLI-03] expects nothing of a cart that holds what no command put there', () => {
    const steps = stepsOf(empty, { is: 'no-command', call: 'addSavedMixToCart' }, add);
    expect(steps).toEqual([
      '  # addSavedMixToCart: no command does this, so nothing is expected of the cart below',
      '  - name: "2 of CHP-0101 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
    ]);
  });

  it('[CLI-03] takes ids that are new in every run from the answers', () => {
    const gift: RecordedCart = {
      ...{ cartCount: 1, subTotal: 25, discount: 0 },
      lines: [{ id: 'b7c1', productId: 'GFT-0025', kind: 'gift', quantity: 1 }],
    };
    const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
    expect(
      stepsOf(
        empty,
        { is: 'gift', amount: 25, ...grace, message: '', cart: gift },
        { is: 'remove', line: 'b7c1', cart: cartOf(0) },
      ),
    ).toEqual([
      '  - name: a gift card of 25 dollars',
      '    use: gift add',
      '    with: { amount: "25", first-name: Grace, last-name: Hopper, email: grace@example.com }',
      '    expect: { data: { cartCount: 1, subTotal: 25 } }',
      '    capture: { gift: "data.cart[0].id" }',
      '  - name: the gift leaves the cart',
      '    use: cart remove',
      `    with: { line: "\${gift}" }`,
      '    expect: { data: { cartCount: 0, subTotal: 0 } }',
    ]);
  });

  it('[CLI-03] puts back what came back in one press, product by product', () => {
    const back = { ...cartOf(2), lines: [product('CHP-0101', 2), product('CHP-0102', 1)] };
    expect(stepsOf(empty, add, { is: 'goods', cart: { ...back, cartCount: 3 } }).slice(4)).toEqual([
      '  - name: "1 of CHP-0102 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0102, quantity: 1 }',
      '    expect: { data: { cartCount: 3, subTotal: 5.98 } }',
    ]);
  });

  it('[CLI-03] begins with the goods of a tab that had more, its zip code, and a cart it is not sure of', () => {
    const begin: CallFacts = {
      ...{ is: 'begin', cart: mixedCart },
      zip: '75024',
      email: 'a@b.example',
    };
    // The account and the tab were one cart before: nothing is put on the other device any more.
    const more = [...mixedCart.lines, product('CHP-0102', 1)];
    const synced: CallFacts = { is: 'sync', cart: { ...mixedCart, lines: more }, stored: true };
    expect(scenarioOf(trip(begin, synced))).not.toContain('CHP-0102');
    expect(stepsOf(begin, synced, add).slice(5)).toEqual([
      '  - name: "2 of CHP-0101 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
      '  - name: zip code 75024',
      '    use: zip set',
      '    with: { zip: "75024" }',
      '  # The cart had a mix or a gift card: no command does this, so nothing is expected of the cart below',
      '  - name: "2 of CHP-0101 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
    ]);
  });

  it('[CLI-03] has no step for a line that no step put there, and counts the others without it', () => {
    const gift = { id: 'GFT-0025-1', productId: 'GFT-0025', kind: 'gift', quantity: 1 } as const;
    const both = { ...mixedCart, lines: [...mixedCart.lines, gift] };
    const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
    const steps = stepsOf(
      { is: 'begin', cart: mixedCart },
      { is: 'change', line: 'MYOMP-30-1', quantity: 2, cart: mixedCart },
      { is: 'gift', amount: 25, ...grace, message: '', cart: both },
      { is: 'remove', line: 'MYOMP-30-1', cart: both },
      { is: 'remove', line: 'GFT-0025-1', cart: mixedCart },
      { is: 'remove', line: 'CHP-0101', cart: cartOf(0) },
    );
    expect(steps.filter((line) => /# |with: \{ line|capture/.test(line)).slice(1)).toEqual([
      '  # changeQuantity: of a mix or gift card that no command put there',
      '    capture: { gift: "data.cart[1].id" }',
      '  # removeLine: of a mix or gift card that no command put there',
      `    with: { line: "\${gift}" }`,
      '    with: { line: CHP-0101 }',
    ]);
    const saved: Told = { is: 'no-command', call: 'addSavedMixToCart' };
    expect(stepsOf(empty, saved, { is: 'remove', line: 'MYOMP-30-2' }).slice(1)[0]).toBe(
      '  # removeLine: of a mix or gift card that no command put there',
    );
  });

  it('[CLI-03] begins with the coupon that was there before', () => {
    const begin: CallFacts = { is: 'begin', cart: cartOf(2, 0.6), coupon: 'SAVE10' };
    expect(stepsOf(begin, { ...add, cart: cartOf(4, 1.2) }).slice(3)).toEqual([
      '  - name: the coupon SAVE10',
      '    use: coupon apply',
      '    with: { code: SAVE10 }',
      '  - name: "2 of CHP-0101 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
      '    expect: { data: { cartCount: 4, subTotal: 11.96, discount: 1.2 } }',
    ]);
    // It may ask for more than the plain goods come to.
    expect(stepsOf({ is: 'begin', cart: mixedCart, coupon: 'SAVE10' }).slice(3)).toEqual([
      '  # The cart had a mix or a gift card: no command does this, so nothing is expected of the cart below',
      '  # The cart had the coupon SAVE10, too',
    ]);
  });
});
