import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makePageAccountPass } from '#adapters/browser/page-account-pass.ts';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import { makeStoredSignInSession } from '#adapters/slices/stored-sign-in-session.ts';
import { makeCompleteSignIn } from '#application/sign-in/complete-sign-in.ts';
import { makeReadShopper } from '#application/sign-in/read-shopper.ts';
import { makeSignOut } from '#application/sign-in/sign-out.ts';
import type { Customer } from '#domain/account/customer.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { withAccount } from '#domain/checkout/account-in-checkout.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import { emptyMixDraft } from '#domain/mix/mix-draft.ts';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryIdentity, memoryTokens } from '#test/doubles/sign-in/memory-identity.ts';
import { sara } from '#test/ui/customers.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { OrderHistoryStore } from '#ui/stores/order/order-history-store.ts';
import { ShopperStore } from '#ui/stores/session/shopper-store.ts';
import { ZipStore } from '#ui/stores/shipping/zip-store.ts';

const { runPromise } = Effect;

const customer = {
  ...sara,
  paymentCards: [
    {
      id: 'card-1',
      sequence: 1,
      cardType: 'VISA',
      cardNumberMask: '**** 1111',
      expDate: '12/31',
      nameonCard: 'Sara Singh',
    },
  ],
} satisfies Customer;

/** Everything that keeps something of a shopper on this device, over one storage. */
const device = () => {
  const values = new Map<StorageKey, string>();
  const storage = makeMemoryKeyValueStorage(values);
  const clock = makeMemoryClock();
  const session = makeStoredSignInSession(storage, clock, variants.rewards);
  const cart = makeStoredCurrentCart(storage);
  const provider = { end: () => Effect.succeed('ended' as const), inspect: () => Effect.never };
  return {
    values,
    clock,
    session,
    cart,
    checkout: makeStoredCurrentCheckout(storage),
    mix: makeStoredCurrentMix(storage),
    memory: makeStoredShopperMemory(storage),
    readShopper: makeReadShopper(session),
    signOut: makeSignOut({
      signInSession: session,
      providerSession: provider,
      shopEvents: makeMemoryShopEvents(),
      currentCart: cart,
    }),
  };
};

/** What belongs to the device, whoever uses it (D-AUTH-21). */
const keysOfTheDevice: readonly StorageKey[] = [
  'locationNumber',
  'lang',
  'consent',
  'crunchcart:v1:cart',
  'crunchcart:v1:config',
  'crunchcart:v1:recent',
  'crunchcart:v1:searches',
  'crunchcart:v1:cart:set-aside',
  'crunchcart:v1:config:set-aside',
  'crunchcart:v1:recent:set-aside',
  'crunchcart:v1:searches:set-aside',
  'isApiFailed',
  'customerSessionId',
  'alternateOrderLocationId',
];

describe('the state of a user', () => {
  it('[AUTH-06] is empty at first: nobody, no orders, no mixes, no cards, no zip code', async () => {
    const { readShopper, session, checkout, mix, memory, values } = device();
    expect(await runPromise(readShopper())).toEqual({ role: 'guest' });
    expect(await runPromise(session.tokens)).toBeUndefined();
    expect(await runPromise(session.customer)).toBeUndefined();
    expect(await runPromise(memory.placed)).toEqual([]);
    expect(await runPromise(mix.read)).toEqual(emptyMixDraft);
    expect(await runPromise(checkout.read)).toEqual(freshCheckout);
    expect((await runPromise(memory.choices)).zipCode).toBeUndefined();
    expect([...values.keys()]).toEqual([]);
    const core = coreOf({});
    const { shopper, customer: none, fresh, returned } = new ShopperStore(core);
    expect({ shopper, none, fresh, returned }).toEqual({ fresh: false, returned: false });
    const { orders, total } = new OrderHistoryStore(core);
    expect({ orders, total }).toEqual({ orders: [], total: 0 });
    const { zipCode, verdict } = new ZipStore(core);
    expect({ zipCode, verdict }).toEqual({});
  });

  it('[AUTH-06] a logout leaves nothing of the customer behind', async () => {
    const { values, clock, session, cart, checkout, mix, memory, readShopper, signOut } = device();
    await runPromise(session.saveTokens(memoryTokens('sara', clock.now())));
    await runPromise(session.saveCustomer({ ...customer, loyaltyId: 'L-1' }));
    await runPromise(memory.remember({ orderId: 'CC-SARA-0001', email: 'sara@people.example' }));
    await runPromise(checkout.replace(withAccount(freshCheckout, customer)));
    await runPromise(mix.replace({ ...emptyMixDraft, name: 'Sara’s game night' }));
    const link = {
      accountId: customer.id,
      token: '00000000-0000-4000-8000-000000000001',
      version: 3,
      base: [],
    };
    await runPromise(cart.replace({ ...emptyCart, link }));
    await runPromise(memory.choose({ zipCode: '75024', locationNumber: '100' }));
    const before = [...values].filter(([, text]) => /sara|acc-1|L-1|Legacy/i.test(text));
    expect(before.map(([key]) => key).sort()).toEqual([
      'accessToken',
      'accountId',
      'crunchcart:v1:cart',
      'crunchcart:v1:checkout',
      'crunchcart:v1:mix',
      'crunchcart:v1:placed',
      'crunchcart:v1:user',
      'idToken',
      'loyaltyId',
    ]);

    await runPromise(signOut());

    const left = [...values].filter(([, text]) => /sara|acc-1|L-1|Legacy/i.test(text));
    expect(left).toEqual([]);
    expect(await runPromise(readShopper())).toEqual({ role: 'guest' });
    expect(await runPromise(checkout.read)).toEqual(freshCheckout);
    expect(await runPromise(memory.placed)).toEqual([]);
    // Where the shop ships to is asked of guests, too: the device keeps it.
    expect(await runPromise(memory.choices)).toMatchObject({ zipCode: '75024' });
  });

  it('[AUTH-06] a logout clears every key that is not the device’s own', async () => {
    const { values, signOut } = device();
    for (const key of Object.keys(storageAreas) as StorageKey[]) values.set(key, '"sara"');
    await runPromise(signOut());
    const kept = [...values.keys()].filter((key) => values.get(key) === '"sara"');
    expect(kept.filter((key) => !keysOfTheDevice.includes(key))).toEqual([]);
  });

  it.each([
    ['another account', 'acc-2', freshCheckout],
    ['the same account', customer.id, withAccount(freshCheckout, customer)],
  ])('[AUTH-06] what a session left that ended by itself meets %s', async (_, id, left) => {
    const { clock, session, cart, checkout } = device();
    await runPromise(checkout.replace(withAccount(freshCheckout, customer)));
    const token = '00000000-0000-4000-8000-000000000001';
    const link = { accountId: customer.id, token, version: 3, base: [] };
    await runPromise(cart.replace({ ...emptyCart, link }));
    const identity = makeMemoryIdentity({ people: [], now: clock.now, leaves: true });
    const complete = makeCompleteSignIn({
      redirectSignIn: identity.redirects,
      signInSession: session,
      ownAccount: makeMemoryOwnAccount({ ...customer, id }),
      accountPass: makePageAccountPass(clock, makeMemoryShopEvents()),
      currentCart: cart,
    });
    await runPromise(identity.redirects.begin({ through: 'google', returnTo: '/' }));
    await runPromise(complete(identity.landing()));
    expect((await runPromise(session.customer))?.id).toBe(id);
    expect((await runPromise(checkout.read)).contactInfo).toEqual(left.contactInfo);
  });

  it('[AUTH-06] screens know nobody after a logout', () => {
    const shopper = new ShopperStore(coreOf({}));
    shopper.signedIn(customer);
    shopper.leave();
    expect(JSON.stringify({ ...shopper })).not.toMatch(/sara/i);
    expect(shopper.customer).toBeUndefined();
    expect(shopper.fresh).toBe(false);
  });
});
