import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import { recordedShop } from '#composition/recording/recorded-shop.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import { CredentialsRejected } from '#ports/sign-in/sign-in-failures.ts';
import { recordedTab } from '#ui/core/recorded.ts';

const area = (kept: Record<string, string>) =>
  ({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  }) as unknown as Storage;

/** A page of a shop whose use cases answer at once, and what it told. */
const openPage = (
  useCases: object,
  { search = '?record=trip', kept = {} }: { search?: string; kept?: Record<string, string> } = {},
) => {
  const told: { address: string; body: string }[] = [];
  const location = { search } as Location;
  const tab = recordedTab({ location, sessionStorage: area(kept) });
  const page = {
    isNew: tab?.isNew ?? false,
    now: () => 1000,
    fetch: (async (address: string, init?: RequestInit) => {
      told.push({ address, body: String(init?.body) });
      return new Response();
    }) as typeof fetch,
  };
  const all = {
    cart: { readCart: () => Effect.succeed(emptyCart) },
    session: { readChoices: () => Effect.succeed({ language: 'en-us' }) },
    shopper: { readShopper: () => Effect.succeed({ role: 'guest' }) },
    ...useCases,
  } as unknown as UseCases;
  const bare = { useCases: all, run };
  const shop =
    tab === undefined
      ? bare
      : recordedShop(bare, `http://localhost:4400/recordings/${tab.name}`, page);
  const calls = () => told.map(({ body }) => recordedCall.parse(JSON.parse(body)));
  return { shop, bare, told, calls, kept };
};

describe('recordedShop', () => {
  it('[CLI-03] tells how the tab stood, then each call with what came of it', async () => {
    const coupon = {
      applyCoupon: () => Effect.succeed({ ...emptyCart }),
      removeCoupon: () => Effect.fail({ _tag: 'ShopFailed' }),
    };
    const { shop, told, calls } = openPage({ coupon });
    await shop.run(shop.useCases.coupon.applyCoupon('SAVE5'));
    await shop.run(shop.useCases.coupon.removeCoupon());
    const cart = { lines: [], cartCount: 0, subTotal: 0, discount: 0 };
    expect(calls().map(({ facts }) => facts)).toEqual([
      { is: 'begin', cart },
      { is: 'coupon', code: 'SAVE5', cart },
      { is: 'coupon-off' },
    ]);
    expect(calls().map(({ number, failed }) => [number, failed])).toEqual([
      [1, undefined],
      [2, undefined],
      // The word of the terminal, not the tag.
      [3, 'CallRefused'],
    ]);
    expect(told[0]?.address).toBe('http://localhost:4400/recordings/trip');
  });

  it('[CLI-03] tells the coupon a tab began with, and the lists it asked for', async () => {
    const query = { ...everyProduct, diet: ['vegan'], searchText: 'lime', page: 2 };
    const { shop, calls } = openPage({
      cart: { readCart: () => Effect.succeed({ ...emptyCart, coupon: { couponName: 'SAVE10' } }) },
      catalog: { listProducts: () => Effect.succeed({ list: [], totalProduct: 40 }) },
    });
    await shop.run(shop.useCases.catalog.listProducts(query as ProductQuery));
    expect(calls().map(({ facts }) => facts)).toMatchObject([
      { is: 'begin', coupon: 'SAVE10' },
      {
        is: 'list',
        text: 'lime',
        diet: ['vegan'],
        brand: [],
        sort: 'featured',
        page: 2,
        total: 40,
      },
    ]);
  });

  it('[CLI-03] never tells a password, whatever it is and however it ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 6 }), fc.boolean(), async (secret, isTaken) => {
        const password = `p${secret}`;
        const outcome = isTaken
          ? Effect.succeed({ kind: 'leaving' })
          : Effect.fail(new CredentialsRejected({ variant: 'snacks' }));
        const signIn = { signIn: () => outcome };
        const account = { createAccount: () => outcome, changePassword: () => outcome };
        const { shop, told, calls } = openPage({ signIn, account });
        const email = 'sara@people.example';
        await shop.run(shop.useCases.signIn.signIn({ email, password }));
        const name = { firstName: 'Sara', lastName: 'Saver', news: false };
        const form = { email, password, currentPassword: password, newPassword: password, ...name };
        await shop.run(shop.useCases.account.createAccount(form as never));
        await shop.run(shop.useCases.account.changePassword(form as never));
        expect(
          calls()
            .slice(1)
            .map(({ call }) => call),
        ).toEqual([...['signIn', 'createAccount', 'changePassword']]);
        const bodies = told.map(({ body }) => body).join();
        expect(bodies).not.toContain(JSON.stringify(password).slice(1, -1));
      }),
    );
  });

  it('[CLI-03] answers as the shop does, also when what it did cannot be told', async () => {
    const failure = new CredentialsRejected({ variant: 'snacks' });
    const { shop, bare, told } = openPage({
      signIn: { signIn: () => Effect.fail(failure) },
      // No order has this form: the teller fails.
      order: { placeOrder: () => Effect.succeed({ is: 'placed' }) },
      search: { recentSearches: () => Effect.succeed(['lime']) },
    });
    const asked = { email: 'a@b.example', password: 'x' };
    expect(await shop.run(shop.useCases.signIn.signIn(asked))).toEqual(
      await bare.run(bare.useCases.signIn.signIn(asked)),
    );
    const manner = { asksAgain: false, showsBank: true };
    expect(await shop.run(shop.useCases.order.placeOrder(manner))).toEqual({
      ok: true,
      value: { is: 'placed' },
    });
    // What a page asks by itself is not told.
    expect(await shop.run(shop.useCases.search.recentSearches())).toMatchObject({ ok: true });
    expect(told).toHaveLength(2);
  });

  it('[CLI-03] tells what became of a press on the wallet, which opens its sheet at once', async () => {
    const order = { orderId: 'CC-2222-3333', status: 'SUBMITTED', payment: 'PAID' };
    let opened = 0;
    const press = () => {
      opened += 1;
      return Promise.resolve({ is: 'placed', order: { ...order, totalAmount: 949 } });
    };
    const { shop, calls } = openPage({
      wallet: { offerWallet: () => Effect.succeed(press) },
      order: {
        ordersPlacedHere: () =>
          Effect.succeed([{ orderId: order.orderId, email: 'carla.reyes@example.com' }]),
      },
    });
    const offered = await shop.run(shop.useCases.wallet.offerWallet());
    const told = offered.ok && offered.value?.({ goods: { from: 'cart' } } as never);
    expect(opened).toBe(1);
    expect(await told).toMatchObject({ is: 'placed' });
    expect(calls().at(-1)).toMatchObject({
      call: 'payWithWallet',
      facts: {
        ...{ is: 'apple-pay', outcome: 'placed', isCart: true },
        payer: 'carla.reyes@example.com',
        order: { ...order, totalAmount: 9.49 },
      },
    });
  });

  it('[CLI-03] goes on in the next page of the tab without beginning anew, until it is off', async () => {
    const kept: Record<string, string> = {};
    const search = { rememberSearch: () => Effect.succeed(undefined) };
    const isOf = async (query: string) => {
      const { shop, calls } = openPage({ search }, { search: query, kept });
      await shop.run(shop.useCases.search.rememberSearch('lime'));
      return calls().map(({ facts }) => facts.is);
    };
    expect(await isOf('?record=trip')).toEqual(['begin', 'search']);
    expect(await isOf('')).toEqual(['search']);
    expect(await isOf('?record=another')).toEqual(['begin', 'search']);
    expect(await isOf('?record=no%20name')).toEqual([]);
    expect(await isOf('?record=trip')).toEqual(['begin', 'search']);
    expect(await isOf('?record=off')).toEqual([]);
    expect(await isOf('')).toEqual([]);
  });

  it('[CLI-03] is not in the way of a browser that keeps nothing', () => {
    const blocked = (search: string) =>
      recordedTab({
        location: { search } as Location,
        get sessionStorage(): Storage {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    expect(blocked('')).toBeUndefined();
    expect(blocked('?record=trip')).toEqual({ name: 'trip', isNew: true });
  });

  it('[CLI-03] answers as the shop does when how the tab stood cannot be read', async () => {
    const { shop, calls } = openPage({
      session: { readChoices: () => Effect.die(new Error('blocked')) },
      search: { rememberSearch: () => Effect.succeed(undefined) },
    });
    expect(await shop.run(shop.useCases.search.rememberSearch('lime'))).toMatchObject({ ok: true });
    expect(calls().map(({ facts }) => facts.is)).toEqual(['search']);
  });
});
