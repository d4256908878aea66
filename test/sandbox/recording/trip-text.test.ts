import { describe, expect, it } from 'vitest';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import {
  add,
  card,
  cartOf,
  empty,
  order,
  placed,
  product,
  shipping,
  stepsOf,
  type Told,
  trip,
} from '#test/sandbox/recording/trip-parts.ts';

describe('the file of a recorded trip', () => {
  it('[CLI-03] has the commands of a guest who orders, with a person and a captured number', () => {
    const calls = trip(
      empty,
      { is: 'view', productId: 'CHP-0101' },
      add,
      { is: 'zip', zip: '75024', city: 'Plano', state: 'TX' },
      shipping,
      card,
      placed,
      // The thank-you page reads it by itself; who looks again later asks for it.
      { is: 'order', orderId: order.orderId, email: 'ada@example.com', payment: 'PAID' },
      { is: 'search', text: 'lime' },
      { is: 'order', orderId: order.orderId, email: 'ada@example.com', payment: 'PAID' },
    );
    expect(scenarioOf(calls)).toBe(`# Recorded from the pages of the sandbox. Run it again:
#   npx crunch scenario run trip.yaml
name: A recorded trip
people:
  shopper:
    email: ada@example.com
    phone: "9725550143"
    first-name: Ada
    last-name: Byron
    address: "5800 Legacy Dr"
    city: Plano
    state: TX
    zip: "75024"
steps:
  - name: look at CHP-0101
    use: product show
    with: { id: CHP-0101 }
    expect: { data: { productId: CHP-0101 } }
  - name: "2 of CHP-0101 into the cart"
    use: cart add
    with: { id: CHP-0101, quantity: 2 }
    expect: { data: { cartCount: 2, subTotal: 5.98 } }
  - name: zip code 75024
    use: zip set
    with: { zip: "75024" }
    expect: { data: { city: Plano, state: TX } }
  - name: what it costs there
    use: checkout place
    with: { dry-run: true }
    expect: { data: { totalAmount: 9.49 } }
  - name: the order is placed
    use: checkout place
    with: { card: visa-ok }
    expect: { data: { status: SUBMITTED, payment: PAID, totalAmount: 9.49 } }
    capture: { order: data.orderId }
  - name: search
    use: search
    with: { text: lime }
  - name: the order
    use: order show
    with: { id: "\${order}" }
    expect: { data: { payment: PAID } }
`);
  });

  it('[CLI-03] signs in with a password of the environment, on a cart as it was then', () => {
    const both = { ...cartOf(2), lines: [product('CHP-0101', 2), product('CHP-0102', 3)] };
    const calls = trip(
      empty,
      add,
      { is: 'sign-in', email: 'sara@people.example', done: false, failed: 'CredentialsRejected' },
      { is: 'sign-in', email: 'sara@people.example', done: false },
      { is: 'signed-in', email: 'sara@people.example', social: false },
      { is: 'sync', cart: { ...both, cartCount: 5 }, stored: true },
      { is: 'sync', cart: cartOf(9), stored: true },
    );
    expect(scenarioOf(calls)).toBe(`# Recorded from the pages of the sandbox. Run it again:
#   CRUNCH_PASSWORD='…' npx crunch scenario run trip.yaml
name: A recorded trip
secrets:
  password: CRUNCH_PASSWORD
people:
  shopper: {}
  elsewhere: {}
setup:
  - name: another device of the account
    use: auth login
    as: elsewhere
    with: { user: sara@people.example }
    env: { CRUNCH_PASSWORD: "\${password}" }
  - name: empties its cart
    use: cart clear
    as: elsewhere
  - name: "3 of CHP-0102 into the cart"
    use: cart add
    as: elsewhere
    with: { id: CHP-0102, quantity: 3 }
steps:
  - name: "2 of CHP-0101 into the cart"
    use: cart add
    with: { id: CHP-0101, quantity: 2 }
    expect: { data: { cartCount: 2, subTotal: 5.98 } }
  - name: a wrong password
    use: auth login
    with: { user: sara@people.example }
    env: { CRUNCH_PASSWORD: not the password }
    expect: { error: CredentialsRejected }
  - name: sign in
    use: auth login
    with: { user: sara@people.example }
    env: { CRUNCH_PASSWORD: "\${password}" }
    expect: { data: { signedIn: true } }
`);
  });

  it('[CLI-03] says what was refused, and what no command does', () => {
    expect(
      stepsOf(
        { is: 'coupon', code: 'NOSUCH', failed: 'CouponRefused' },
        { is: 'no-command', call: 'writeReview' },
        { is: 'place', outcome: 'price-changed', failed: 'PriceChanged' },
      ),
    ).toEqual([
      '  - name: the coupon NOSUCH',
      '    use: coupon apply',
      '    with: { code: NOSUCH }',
      '    expect: { error: CouponRefused }',
      '  # writeReview: no command does this',
      '  # placeOrder: price-changed. What led to it happened outside of the page.',
    ]);
  });

  it('[CLI-03] registers somebody else in every run, and signs in without another device', () => {
    const nia = { firstName: 'Nia', lastName: 'Newton', email: 'nia@example.com' };
    expect(
      stepsOf(
        empty,
        { is: 'register', ...nia, news: false },
        { is: 'signed-in', email: 'nia@example.com', social: false },
        { is: 'sync', cart: cartOf(2), stored: true },
        { is: 'sign-out' },
        { is: 'sign-in', email: 'nia@example.com', done: false },
        { is: 'signed-in', email: 'nia@example.com', social: false },
      ).filter((line) => /use|with/.test(line)),
    ).toEqual([
      '    use: account create',
      `    with: { email: "nia-\${unique}@example.com", first-name: Nia, last-name: Newton, phone: null, accept-terms: true }`,
      '    use: auth logout',
      '    use: auth login',
      `    with: { user: "nia-\${unique}@example.com" }`,
    ]);
  });

  it('[CLI-03] has a step even when nothing was done', () => {
    expect(stepsOf(empty)).toEqual([
      '  - name: nothing was done',
      '    use: cart show',
      '    expect: { data: { cartCount: 0 } }',
    ]);
  });

  it('[CLI-03] says that later calls are not in it', () => {
    const views = (count: number) =>
      trip(...Array.from({ length: count }, (): Told => ({ is: 'view', productId: 'CHP-0101' })));
    const remark = 'Only the first 500 calls of the pages were kept: what came later is not here.';
    expect(scenarioOf(views(500)).split('\n')[2]).toBe(`# ${remark}`);
    expect(scenarioOf(views(499))).not.toContain(remark);
  });
});
