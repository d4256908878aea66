import { describe, expect, it } from 'vitest';
import type {
  CallFacts,
  RecordedCall,
  RecordedCart,
} from '#adapters/http/wire/tools/recorded-call.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';

type Told = CallFacts & { readonly failed?: string; readonly call?: string };

const trip = (...calls: readonly Told[]): readonly RecordedCall[] =>
  calls.map(({ failed, call = 'useCase', ...facts }, at) => ({
    ...{ call, at: 1000 + at, number: at + 1, facts },
    ...(failed !== undefined && { failed }),
  }));

/** The steps of a trip, without what stands above them. */
const stepsOf = (...calls: readonly Told[]): readonly string[] => {
  const lines = scenarioOf(trip(...calls)).split('\n');
  return lines.slice(lines.indexOf('steps:') + 1, -1);
};

const cartOf = (quantity: number, discount = 0): RecordedCart => ({
  lines: quantity === 0 ? [] : [product('CHP-0101', quantity)],
  cartCount: quantity,
  subTotal: quantity * 2.99,
  discount,
});
const product = (productId: string, quantity: number): RecordedCart['lines'][number] => ({
  ...{ id: productId, productId, quantity },
  kind: 'product',
});

const address = {
  ...{ firstName: 'Ada', lastName: 'Byron', address: '5800 Legacy Dr', addressDetails: '' },
  ...{ city: 'Plano', state: 'TX', zip: '75024' },
};
const shipping: CallFacts = {
  ...{ is: 'shipping', email: 'ada@example.com', phone: '9725550143', address },
  ...{ giftOrder: false, giftMessage: '', asEntered: false, totalAmount: 9.49 },
};
const card: CallFacts = { is: 'card', nameOnCard: 'Ada Byron', saves: false, last4: '1111' };
const order = { orderId: 'CC-2222-3333', status: 'SUBMITTED', payment: 'PAID', totalAmount: 9.49 };
const placed: CallFacts = { is: 'place', outcome: 'placed', order };
const add: CallFacts = { is: 'add', productId: 'CHP-0101', quantity: 2, cart: cartOf(2) };
const empty: CallFacts = { is: 'begin', cart: cartOf(0) };

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

  it('[CLI-03] expects nothing of a cart that holds what no command put there', () => {
    const steps = stepsOf(empty, { is: 'no-command', call: 'addSavedMixToCart' }, add);
    expect(steps).toEqual([
      '  # addSavedMixToCart: no command does this, so nothing is expected of the cart below',
      '  - name: "2 of CHP-0101 into the cart"',
      '    use: cart add',
      '    with: { id: CHP-0101, quantity: 2 }',
    ]);
  });

  it('[CLI-03] answers the bank as the shopper did', () => {
    const waits: CallFacts = { is: 'place', outcome: 'waiting-for-bank' };
    const asked: CallFacts = { ...card, last4: '2503' };
    const flags = (...ending: readonly Told[]) =>
      stepsOf(empty, shipping, asked, waits, ...ending).filter((line) => /card|error/.test(line));
    expect(flags(placed)).toEqual(
      ['    with: { card: 3ds-challenge-ok, challenge: "1234" }'].map((line) =>
        line.replace('3ds-challenge-ok', '"3ds-challenge-ok"'),
      ),
    );
    expect(flags({ is: 'place', outcome: 'refused', failed: 'CardDeclined' })).toEqual([
      '    with: { card: "3ds-challenge-ok", challenge: "9999" }',
      '    expect: { error: CardDeclined }',
    ]);
    expect(flags({ is: 'withdraw' })).toEqual([
      '    with: { card: "3ds-challenge-ok" }',
      '    expect: { error: ChallengeRequired }',
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

  it('[CLI-03] orders gift cards alone to the address of their bill', () => {
    const nowhere = { ...address, firstName: '', lastName: '', address: '', city: '', state: '' };
    const text = scenarioOf(
      trip(
        empty,
        { ...shipping, address: { ...nowhere, zip: '' } } as CallFacts,
        { ...card, billing: address } as CallFacts,
        placed,
      ),
    );
    expect(text).toContain('    address: "5800 Legacy Dr"\n');
    expect(text).toContain('    with: { card: visa-ok }\n');
    expect(text).not.toContain('not everything was filled in');
  });

  it('[CLI-03] says that a bill goes elsewhere, which no flag can say', () => {
    const remark = '  # The bill goes to another address; a terminal has no flag for that.';
    const billedTo = (billing: typeof address) => stepsOf(empty, shipping, { ...card, billing });
    expect(billedTo({ ...address, city: 'Dallas' })).toContain(remark);
    expect(billedTo(address)).not.toContain(remark);
  });

  it('[CLI-03] pays by Apple Pay as whose sheet it was', () => {
    const sheet: CallFacts = { is: 'apple-pay', outcome: 'placed', isCart: true, order };
    const paid = (payer: string) => stepsOf(empty, { ...sheet, payer }).slice(0, 3);
    expect(paid('hina.kahale@example.com')).toEqual([
      '  - name: the order is paid by Apple Pay',
      '    use: checkout place',
      '    with: { apple-pay: hi }',
    ]);
    expect(paid('x@y.example')[0]).toBe('  # payWithWallet: placed. No command does this again.');
  });

  it('[CLI-03] does not show a guest an order that was there before', () => {
    const shown: CallFacts = {
      ...{ is: 'order', orderId: 'CC-9999-9999', email: 'a@b.example' },
      payment: 'PAID',
    };
    expect(stepsOf(empty, shown)[0]).toBe('  # showOrder: of a guest, from before this recording');
  });

  it('[CLI-03] has a step even when nothing was done', () => {
    expect(stepsOf(empty)).toEqual([
      '  - name: nothing was done',
      '    use: cart show',
      '    expect: { data: { cartCount: 0 } }',
    ]);
  });
});
