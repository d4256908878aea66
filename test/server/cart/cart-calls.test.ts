import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';

const line = (id: string, quantity: number) => ({
  productId: id,
  quantity,
  currentPrice: 3.49,
  id,
  title: id,
});
const chips = (quantity: number) => line('CHP-0101', quantity);
const popcorn = (quantity: number) => line('POP-0203', quantity);
const device = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

interface Cart {
  readonly persistCartId?: string;
  readonly persistCartData: readonly Record<string, unknown>[];
  readonly cartVersion: number;
  readonly savedHere?: { readonly cartVersion: number; readonly persistCartData: unknown };
  readonly cartSecret?: string;
}

describeOnBothDatabases('stored carts', (open) => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openAccountShop>>;
  let adas: { accountId: string; email: string };
  beforeAll(async () => {
    database = await open();
    shop = await openAccountShop(database);
  });
  afterAll(async () => {
    await shop.shop.close();
    await database.close();
  });
  const ownerOf = async (subject: string) => {
    const { body } = await shop.ask(getcustomer, subject);
    return { accountId: String(body.data[0]?.['id']), email: `${subject}@example.com` };
  };
  beforeEach(async () => {
    await database.db.deleteFrom('carts').execute();
    await database.db.deleteFrom('accounts').execute();
    adas = await ownerOf('ada');
  });

  const read = (subject: string, query: Record<string, string> = {}) =>
    shop.ask(getcartwebdata, subject, undefined, { ...adas, isAuth: 'true', ...query });
  const save = (subject: string, body: object) =>
    shop.ask(savecartwebdata, subject, { ...adas, isAuth: true, cartamount: 0, ...body });
  /** getcartwebdata tells one object, the others a list (D-MOCK-02). */
  const cartIn = ({ body }: Answer): Cart => [body.data].flat()[0] as unknown as Cart;
  const quantities = ({ persistCartData }: Pick<Cart, 'persistCartData'>) =>
    persistCartData.map(({ id, quantity }) => [id, quantity]);

  it('[API-030] [D-API-61] a cart that was never saved is empty, which is no failure', async () => {
    const { status, body } = await read('ada');
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data).toEqual({ persistCartData: [], cartVersion: 0 });
  });

  it('[API-028] [API-031] a cart saved here is read there, without its empty lines', async () => {
    const mix = {
      ...line('MYOMP-30-1', 1),
      multipack: true,
      zNonSku: 'ZMYOMP30',
      multipackList: [{ productId: 'CHP-0101', quantity: 30 }],
    };
    const lines = [chips(2), popcorn(0), mix];
    const saved = await save('ada', { persistCartData: lines, cartVersion: 0 });
    expect([saved.status, cartIn(saved).cartVersion]).toEqual([200, 1]);
    const { body } = await read('ada');
    expect(body.data).toEqual({
      persistCartId: cartIn(saved).persistCartId,
      persistCartData: [chips(2), mix],
      cartVersion: 1,
    });
  });

  it('a stale save gets the newer cart and writes nothing over', async () => {
    await save('ada', { persistCartData: [chips(2)], cartVersion: 0, mergeToken: device(1) });
    const stale = await save('ada', {
      persistCartData: [popcorn(1)],
      cartVersion: 0,
      mergeToken: device(2),
    });
    expect(stale.status).toBe(200);
    expect(stale.body.data[0]).toMatchObject({
      saved: false,
      persistCartData: [chips(2)],
      cartVersion: 1,
    });
    expect(stale.body.data[0]).not.toHaveProperty('savedHere');
    expect(quantities(cartIn(await read('ada')))).toEqual([['CHP-0101', 2]]);
  });

  it('of many saves on one version, whoever sends them, one is kept', async () => {
    await save('ada', { persistCartData: [], cartVersion: 0 });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        save('ada', {
          persistCartData: [chips(number)],
          cartVersion: 1,
          mergeToken: device(number),
        }),
      ),
    );
    const saved = answers.map(({ body }) => body.data[0]?.['saved']);
    expect(saved.filter(Boolean)).toHaveLength(1);
    const winner = saved.indexOf(true) + 1;
    const kept = cartIn(await read('ada'));
    expect([quantities(kept), kept.cartVersion]).toEqual([[['CHP-0101', winner]], 2]);
  });

  it('a device that lost the answer goes on from its own save; one that was passed is told it', async () => {
    const mine = { cartVersion: 0, mergeToken: device(1) };
    await save('ada', { ...mine, persistCartData: [chips(2)] });
    const again = await save('ada', { ...mine, persistCartData: [chips(3)] });
    expect([again.status, cartIn(again).cartVersion]).toEqual([200, 2]);
    await save('ada', { persistCartData: [chips(9)], cartVersion: 2, mergeToken: device(2) });
    const passed = await save('ada', { ...mine, persistCartData: [chips(4)] });
    expect(passed.body.data[0]?.['saved']).toBe(false);
    const told = passed.body.data[0] as unknown as Cart;
    expect(quantities(told)).toEqual([['CHP-0101', 9]]);
    expect(told.savedHere).toEqual({ cartVersion: 2, persistCartData: [chips(3)] });
    expect(cartIn(await read('ada', { mergeToken: device(1) })).savedHere?.cartVersion).toBe(2);
    expect(cartIn(await read('ada', { mergeToken: device(7) }))).not.toHaveProperty('savedHere');
  });

  it('[AUTH-13] opens for its owner only: signed in, with the own account and the own e-mail', async () => {
    await save('ada', { persistCartData: [chips(2)], cartVersion: 0 });
    const refusals = [
      await read('ben'),
      await read('ada', { email: 'ben@example.com' }),
      await read('ada', { accountId: 'nobody' }),
      await save('ben', { persistCartData: [], cartVersion: 1 }),
      await save('ada', { persistCartData: [], cartVersion: 1, email: 'ben@example.com' }),
    ];
    for (const { status, body } of refusals)
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    const guest = await shop.ask(getcartwebdata, undefined, undefined, { ...adas, isAuth: 'true' });
    expect(guest.status).toBe(440);
    expect((await read('ada', { email: ' ADA@example.com' })).status).toBe(200);
    expect(cartIn(await read('ada')).cartVersion).toBe(1);
  });

  it("[D-CART-22] a guest's cart opens with its secret, never with an e-mail or an id", async () => {
    const ask = (call: typeof getcartwebdata | typeof savecartwebdata, more: object, secret = '') =>
      shop.shop.ask(call, {
        headers: { ...headersOf(undefined), ...(secret && { cartSecret: secret }) },
        ...more,
      });
    const body = { email: '', accountId: '', isAuth: false, cartamount: 6.98 };
    const first = cartIn(
      await ask(savecartwebdata, {
        body: { ...body, persistCartData: [chips(2)], cartVersion: 0 },
      }),
    );
    const { cartSecret = '', persistCartId = '' } = first;
    expect(cartSecret.length).toBeGreaterThan(30);
    const query = { email: 'ada@example.com', accountId: persistCartId, isAuth: 'false' };
    expect(cartIn(await ask(getcartwebdata, { query })).persistCartData).toEqual([]);
    expect((await ask(getcartwebdata, { query }, 'guessed')).status).toBe(404);
    const opened = cartIn(await ask(getcartwebdata, { query }, cartSecret));
    expect([quantities(opened), opened.cartSecret]).toEqual([[['CHP-0101', 2]], undefined]);
    const later = { ...body, persistCartData: [chips(3)], cartVersion: 1 };
    const saved = cartIn(await ask(savecartwebdata, { body: later }, cartSecret));
    expect([saved.persistCartId, saved.cartVersion]).toEqual([persistCartId, 2]);
    expect((await ask(savecartwebdata, { body: later }, 'guessed')).status).toBe(404);
    const rows = await database.db.selectFrom('carts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cartSecret);
  });

  it('takes 500 lines and no more; odd ones are refused by name', async () => {
    const many = Array.from({ length: 501 }, (_, index) => line(`P-${index}`, 1));
    const most = await save('ada', { persistCartData: many.slice(1), cartVersion: 0 });
    expect(most.status).toBe(200);
    const refused = await save('ada', { persistCartData: many, cartVersion: 1 });
    expect([refused.status, refused.body.field]).toEqual([400, 'persistCartData']);
    const odd = await save('ada', { persistCartData: [chips(-1)], cartVersion: 1 });
    expect([odd.status, odd.body.field]).toEqual([400, 'persistCartData.0.quantity']);
  });

  it('a line of a form that is not known any more is left out, the others stay', async () => {
    await save('ada', { persistCartData: [chips(2)], cartVersion: 0 });
    const lines = JSON.stringify([chips(2), { shape: 'of another time' }]);
    await database.db.updateTable('carts').set({ lines }).execute();
    expect(quantities(cartIn(await read('ada')))).toEqual([['CHP-0101', 2]]);
  });

  it('forgets what devices saved long ago, and the cart with its account', async () => {
    for (let number = 10; number < 35; number += 1) {
      const token = `00000000-0000-4000-8000-0000000000${number}`;
      await save('ada', {
        persistCartData: [chips(number)],
        cartVersion: number - 10,
        mergeToken: token,
      });
    }
    const count = async () =>
      (await database.db.selectFrom('cart_saves').selectAll().execute()).length;
    expect(await count()).toBe(20);
    await database.db.deleteFrom('accounts').execute();
    expect(await count()).toBe(0);
  });
});
