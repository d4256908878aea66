import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getcustomer, updateUser } from '#adapters/http/wire/calls/account/account-calls.ts';
import { createaddress } from '#adapters/http/wire/calls/account/address-calls.ts';
import { createmixpack } from '#adapters/http/wire/calls/account/saved-mix-calls.ts';
import {
  getcartwebdata,
  savecartwebdata,
} from '#adapters/http/wire/calls/account/stored-cart-calls.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { hostileNames } from '#test/arbitraries/hostile-words.ts';
import { openAccountShop } from '#test/server/account/signed-in.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const box = [{ productId: 'CHP-0101', quantity: 30 }];
const chips = { productId: 'CHP-0101', id: 'CHP-0101', quantity: 2, currentPrice: 3.49 };
const mixLine = {
  ...chips,
  productId: 'MYOMP-30-1',
  id: 'MYOMP-30-1',
  multipack: true,
  multipackList: box,
  zNonSku: 'ZMYOMP30',
};
const gift = { firstName: 'Grace', lastName: 'Hopper', recipientEmail: 'g@b.co', giftMessage: '' };
const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: '100 Main St',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
  addressType: 'SHIPPING_ADDRESS',
  country: 'US',
  primaryAddr: true,
};

describeOnBothDatabases('hostile names around an account', (open) => {
  let database: TestDatabase;
  let accounts: Awaited<ReturnType<typeof openAccountShop>>;
  let accountId = '';
  beforeAll(async () => {
    database = await open();
    await loadCatalog(database.db, smallCatalog([record({ productId: 'CHP-0101' })]));
    accounts = await openAccountShop(database);
    const { body } = await accounts.ask(getcustomer, 'ada');
    accountId = String(body.data[0]?.['id']);
  });
  afterAll(async () => {
    await accounts.shop.close();
    await database.close();
  });
  const owner = { email: 'ada@example.com' };
  const stored = async () => {
    const query = { ...owner, accountId, isAuth: 'true' };
    const { body } = await accounts.ask(getcartwebdata, 'ada', undefined, query);
    return [body.data].flat()[0] as unknown as {
      readonly persistCartData: readonly object[];
      readonly cartVersion: number;
    };
  };
  const save = async (line: object) => {
    const { cartVersion } = await stored();
    const body = { ...owner, accountId, isAuth: true, cartamount: 0 };
    const answer = { ...body, persistCartData: [line], cartVersion };
    return accounts.ask(savecartwebdata, 'ada', answer);
  };

  it('[MIX-03] [ACCT-01] are refused wherever one may be written', async () => {
    const mix = { accountId, multipackList: box, zNonSku: 'ZANY' };
    await fc.assert(
      fc.asyncProperty(hostileNames(), async (name) => {
        const person = { accountId, firstName: 'Ada', lastName: name };
        const answers = [
          await accounts.ask(createmixpack, 'ada', { ...mix, name }),
          await accounts.ask(updateUser, 'ada', person),
          await accounts.ask(createaddress, 'ada', { ...home, accountId, firstName: name }),
          await save({ ...mixLine, title: name }),
          await save({ ...chips, gift: { ...gift, lastName: name } }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
        for (const { body } of answers) {
          expect(JSON.stringify(body)).not.toContain(JSON.stringify(name).slice(1, -1));
        }
      }),
      { numRuns: 25 },
    );
    expect((await stored()).persistCartData).toEqual([]);
  });

  it('[API-031] are no ids of a stored cart', async () => {
    for (const id of ['evil.com', 'a b', '<b>', '\u202EX']) {
      const lines = [
        { ...chips, productId: id },
        { ...chips, id },
        { ...mixLine, zNonSku: id },
        { ...mixLine, multipackList: [{ productId: id, quantity: 30 }] },
        { ...chips, bundleId: id, virtualSku: 'V-1', products: box },
      ];
      for (const line of lines) expect((await save(line)).status, JSON.stringify(line)).toBe(400);
    }
  });

  it('[API-031] a product the shop does not know is kept by its number, without its words', async () => {
    const words = { title: 'Visit evil.com', size: 'evil', imagePath: '//evil.example/x.png' };
    const unknown = { ...chips, productId: 'XXX-9', id: 'XXX-9' };
    expect((await save({ ...unknown, ...words, preOrderText: 'evil' })).status).toBe(200);
    expect((await stored()).persistCartData).toEqual([unknown]);
    const known = { ...chips, title: 'Sea Salt Chips', size: '8 oz', imagePath: '/art/x.svg' };
    expect((await save(known)).status).toBe(200);
    expect((await stored()).persistCartData).toEqual([known]);
    await save({ ...known, title: 'Sea \u202Etlas' });
    expect((await stored()).persistCartData).toEqual([chips]);
    const pack = { ...chips, bundleId: 'VP-1', virtualSku: 'V-1' };
    const products = [
      { productId: 'CHP-0101', quantity: 1, title: 'Sea Salt Chips' },
      { productId: 'XXX-9', quantity: 1, title: 'evil.com' },
    ];
    await save({ ...pack, products });
    expect((await stored()).persistCartData).toMatchObject([
      { products: [products[0], { productId: 'XXX-9', quantity: 1 }] },
    ]);
    expect(JSON.stringify(await stored())).not.toContain('evil');
  });
});
