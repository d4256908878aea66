import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, type Purchase, placedIn, type Till } from '#test/server/setup/till/till.ts';

const line = (id: string, quantity: number) => ({
  productId: id,
  quantity,
  currentPrice: 4.29,
  id,
  title: id,
});
const device = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const signedIn = headersOf('ada');

interface Cart {
  readonly persistCartData: readonly { readonly id: string; readonly quantity: number }[];
  readonly cartVersion: number;
  readonly orderedHere?: readonly { readonly cartVersion: number; readonly orderId: string }[];
}

/** The draft of `draftOf` orders two of CHP-0001. */
describeOnBothDatabases('an order and the cart of its account', (open) => {
  let till: Till;
  let owner: { accountId: string; email: string };
  beforeAll(async () => {
    const signIn = providerUnderTest();
    const email = 'ada@example.com';
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron', email });
    till = await openTill(await open(), { signIn });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.forget();
    const { body } = await till.shop.ask(getcustomer, { headers: signedIn });
    owner = { accountId: String(body.data[0]?.['id']), email: 'ada@example.com' };
  });

  const read = async (mergeToken = device(1)): Promise<Cart> => {
    const query = { ...owner, isAuth: 'true', mergeToken };
    const { body } = await till.shop.ask(getcartwebdata, { headers: signedIn, query });
    return body.data as unknown as Cart;
  };
  const held = async () => (await read()).persistCartData.map(({ id, quantity }) => [id, quantity]);
  const save = async (by: number, cartVersion: number, ...lines: readonly object[]) => {
    const body = { ...owner, isAuth: true, cartamount: 0, persistCartData: lines, cartVersion };
    const saved = await till.shop.ask(savecartwebdata, {
      headers: signedIn,
      body: { ...body, mergeToken: device(by) },
    });
    return saved.body.data[0] as unknown as Cart & { readonly saved: boolean };
  };
  const submit = (purchase: Purchase, by: number | undefined = 1) =>
    till.submit(purchase, by > 0 ? { mergeToken: device(by) } : {}, signedIn);

  it('[API-030] [CART-18] empties what was ordered at once, and leaves what another device put in', async () => {
    await save(1, 0, line('CHP-0001', 2));
    const purchase = await till.prepare();
    await save(2, 1, line('CHP-0001', 5), line('POP-0001', 1));
    const { orderId } = placedIn(await submit(purchase));
    expect(await held()).toEqual([
      ['CHP-0001', 3],
      ['POP-0001', 1],
    ]);
    expect(await read()).toMatchObject({
      cartVersion: 3,
      orderedHere: [
        {
          cartVersion: 3,
          orderId,
          quoteId: purchase.quote.quoteId,
          persistCartData: [{ id: 'CHP-0001', quantity: 2 }],
        },
      ],
    });
    expect(await read(device(2))).not.toHaveProperty('orderedHere');
    // A device that does not know yet is told so, and writes nothing over it.
    const stale = await save(1, 1, line('CHP-0001', 2), line('POP-0001', 9));
    expect(stale).toMatchObject({ saved: false, cartVersion: 3, orderedHere: [{ orderId }] });
  });

  it('[ORDER-10] asked again, by the same key or another one, nothing is taken out twice', async () => {
    await save(1, 0, line('CHP-0001', 4));
    const purchase = await till.prepare();
    expect((await submit(purchase)).status).toBe(200);
    expect((await submit(purchase)).status).toBe(200);
    expect((await submit({ ...purchase, key: 'another-key-of-the-same' })).status).toBe(409);
    expect(await held()).toEqual([['CHP-0001', 2]]);
  });

  it('[PAY-24] a declined payment takes nothing out, the card after it does', async () => {
    await save(1, 0, line('CHP-0001', 2));
    expect((await submit(await till.prepare('visa-funds'))).status).toBe(402);
    expect(await held()).toEqual([['CHP-0001', 2]]);
    expect((await submit(await till.prepare())).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  it('[P-32] an outcome nobody knows yet takes out, and its end not again', async () => {
    await save(1, 0, line('CHP-0001', 4));
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    expect(placedIn(await submit(await till.prepare())).payment).toBe('CONFIRMING');
    expect(await held()).toEqual([['CHP-0001', 2]]);
    till.advance(5_000);
    await till.settle();
    expect(await held()).toEqual([['CHP-0001', 2]]);
  });

  it('[GIFT-01] takes out boxes whatever their number, packs, and the gift card of that recipient', async () => {
    const gift = (firstName: string) => ({
      firstName,
      lastName: 'Hopper',
      recipientEmail: 'grace@example.com',
      giftMessage: '',
    });
    const items = [{ productId: 'CHP-0001', quantity: 30 }];
    const box = { productId: 'MYOMP-30-7', quantity: 1, unitPrice: 26.75, items };
    const draft = draftOf({
      products: [{ productId: 'GFT-0001', quantity: 1, unitPrice: 25, gift: gift('Grace') }],
      mixes: [box],
    });
    const mix = {
      ...line('MYOMP-30-3', 2),
      multipack: true,
      zNonSku: 'ZMYOMP30',
      multipackList: items,
    };
    const card = (name: string) => ({
      ...line('GFT-0001', 1),
      id: `GFT-0001-${name}`,
      gift: gift(name),
    });
    await save(1, 0, mix, card('Grace'), card('Ada'));
    const placed = await submit(await till.prepare('visa-ok', draft));
    expect([placed.status, placed.body.code]).toEqual([200, undefined]);
    expect(await held()).toEqual([
      ['MYOMP-30-3', 1],
      ['GFT-0001-Ada', 1],
    ]);
  });

  it('of a save and an order at the same moment, both count', async () => {
    await save(1, 0, line('CHP-0001', 2));
    const purchase = await till.prepare();
    const [placed] = await Promise.all([
      submit(purchase),
      save(2, 1, line('CHP-0001', 2), line('POP-0001', 1)),
    ]);
    expect(placed.status).toBe(200);
    const cart = await held();
    // Whoever came second found the other's: the order took its bags out, the save came or was stale.
    expect([[], [['POP-0001', 1]]]).toContainEqual(cart);
  });

  describe('an order that is none of this cart', () => {
    it.each([
      ['names no device', 0, signedIn],
      ['is a guest’s', 1, {}],
    ])('%s and leaves it alone', async (_, by, headers) => {
      await save(1, 0, line('CHP-0001', 2));
      const wish = by > 0 ? { mergeToken: device(by) } : {};
      expect((await till.submit(await till.prepare(), wish, headers)).status).toBe(200);
      expect(await held()).toEqual([['CHP-0001', 2]]);
    });
  });
});
