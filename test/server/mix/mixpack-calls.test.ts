import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  createmixpack,
  deletemixpack,
  getmixpack,
  getmixpacklist,
  updatemixpack,
} from '#adapters/http/wire/calls/account/saved-mix-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { wireMix } from '#adapters/http/wire/saved-mix.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const everyCall = [getmixpacklist, getmixpack, createmixpack, updatemixpack, deletemixpack];
const box = (salty: number, sweet = 30 - salty) => [
  { productId: 'CHP-0101', quantity: salty },
  { productId: 'POP-0201', quantity: sweet },
];

describeOnBothDatabases('the calls about saved mixes', (open) => {
  let database: TestDatabase;
  let accounts: Awaited<ReturnType<typeof openAccountShop>>;
  const load = (settings: Readonly<Record<string, string>> = {}, mixable = true) =>
    loadCatalog(database.db, {
      ...smallCatalog([
        record({ productId: 'CHP-0101' }),
        record({ productId: 'POP-0201', mixable }),
        record({ productId: 'CAP-0001', mixable: false }),
      ]),
      settings,
    });
  beforeAll(async () => {
    database = await open();
    await load();
    accounts = await openAccountShop(database);
  });
  afterAll(async () => {
    await accounts.shop.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('accounts').execute();
  });

  const accountOf = async (subject: string): Promise<string> => {
    const { body } = await accounts.ask(getcustomer, subject);
    return (body.data[0] as { id: string }).id;
  };
  const make = (subject: string, accountId: string, body: object) =>
    accounts.ask(createmixpack, subject, { accountId, name: '', zNonSku: 'ZANY', ...body });
  const mixIn = ({ status, body }: Answer) => {
    expect([status, body.success, body.data.length]).toEqual([200, true, 1]);
    return z.parse(wireMix, body.data[0]);
  };
  const listOf = async (subject: string, accountId: string) => {
    const { body } = await accounts.ask(getmixpacklist, subject, undefined, { accountId });
    return body.data;
  };

  it('[API-049] [API-050] [API-051] [API-052] [API-053] [MIX-02] [AUTH-21] a guest gets 440 everywhere', async () => {
    for (const call of everyCall) {
      const { query, body } = exampleOf(call.name);
      const sent = { headers: headersOf(undefined), ...(query && { query }) };
      const answer = await accounts.shop.ask(call, { ...sent, ...(call.body && { body }) });
      expect([call.name, answer.status, answer.body.data]).toEqual([call.name, 440, []]);
    }
  });

  it('[API-049] [API-050] [API-051] [API-052] [API-053] [MIX-03] create, list, get, update, delete', async () => {
    const accountId = await accountOf('ada');
    const made = mixIn(await make('ada', accountId, { name: 'Movie', multipackList: box(18) }));
    expect(made).toEqual({
      mixpackId: 'MYOMP-30-1',
      name: 'Movie',
      multipackList: box(18),
      zNonSku: 'ZMYOMP30',
      version: 1,
    });
    const { mixpackId } = made;
    expect(mixIn(await accounts.ask(getmixpack, 'ada', undefined, { mixpackId }))).toEqual(made);
    const change = { mixpackId, name: 'Film', multipackList: box(3), version: 1 };
    const changed = mixIn(await accounts.ask(updatemixpack, 'ada', change));
    expect(changed).toMatchObject({ name: 'Film', multipackList: box(3), version: 2 });
    expect(await listOf('ada', accountId)).toEqual([changed]);
    for (const _ of ['once', 'twice']) {
      const gone = await accounts.ask(deletemixpack, 'ada', { mixpackId });
      expect([gone.status, gone.body.data]).toEqual([200, [{ mixpackId }]]);
    }
    expect(await listOf('ada', accountId)).toEqual([]);
    const next = mixIn(await make('ada', accountId, { multipackList: box(5), above: 4 }));
    expect([next.mixpackId, next.name]).toEqual(['MYOMP-30-5', 'My Mix 5']);
  });

  it("[AUTH-13] [MIX-03] another shopper's boxes are as unknown as none, and stay as they are", async () => {
    const [ada, ben] = [await accountOf('ada'), await accountOf('ben')];
    const theirs = mixIn(await make('ben', ben, { name: 'Ben', multipackList: box(10) }));
    const { mixpackId } = theirs;
    const asked = [
      await accounts.ask(getmixpacklist, 'ada', undefined, { accountId: ben }),
      await accounts.ask(getmixpack, 'ada', undefined, { mixpackId }),
      await make('ada', ben, { multipackList: box(3) }),
      await accounts.ask(updatemixpack, 'ada', { mixpackId, name: 'Mine', multipackList: box(3) }),
    ];
    for (const { status, body } of asked) expect([status, body.data]).toEqual([404, []]);
    await accounts.ask(deletemixpack, 'ada', { mixpackId });
    expect(await listOf('ben', ben)).toEqual([theirs]);
    expect(mixIn(await make('ada', ada, { name: 'Ben', multipackList: box(10) }))).toMatchObject({
      mixpackId: 'MYOMP-30-1',
    });
  });

  it('[MIX-04] [MIX-05] [MIX-08] only full boxes of what is sold are kept, whoever sends them', async () => {
    const accountId = await accountOf('ada');
    const refused: readonly (readonly [object, number, string, string | undefined])[] = [
      [{ multipackList: box(18, 11) }, 400, 'INPUT_REFUSED', 'multipackList'],
      [{ multipackList: box(18, 13) }, 400, 'INPUT_REFUSED', 'multipackList'],
      [{ multipackList: [] }, 400, 'INPUT_REFUSED', 'multipackList'],
      [{ multipackList: box(18, -1) }, 400, 'INPUT_REFUSED', 'multipackList.1.quantity'],
      [{ multipackList: box(18), name: '<script>' }, 400, 'INPUT_REFUSED', 'name'],
      [{ multipackList: box(18), name: 'x' }, 400, 'INPUT_REFUSED', 'name'],
      [
        { multipackList: [...box(18, 11), { productId: 'CAP-0001', quantity: 1 }] },
        409,
        'MIX_ITEMS_GONE',
        undefined,
      ],
    ];
    for (const [body, status, code, field] of refused) {
      const answer = await make('ada', accountId, body);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
    }
    await load({ mixPackSize: '12', mixMaxPerItem: '6' });
    expect((await make('ada', accountId, { multipackList: box(18) })).status).toBe(400);
    expect((await make('ada', accountId, { multipackList: box(7, 5) })).status).toBe(400);
    expect((await make('ada', accountId, { multipackList: box(6, 6) })).status).toBe(200);
    await load();
  });

  it('[MIX-03] [MIX-08] a box is renamed though an item left the shelf; other bags are checked', async () => {
    const accountId = await accountOf('ada');
    const { mixpackId } = mixIn(await make('ada', accountId, { multipackList: box(18) }));
    await load({}, false);
    const rename = { mixpackId, name: 'Film', multipackList: box(18) };
    expect(mixIn(await accounts.ask(updatemixpack, 'ada', rename)).name).toBe('Film');
    const other = await accounts.ask(updatemixpack, 'ada', { ...rename, multipackList: box(3) });
    expect([other.status, other.body.code, other.body.data]).toEqual([
      409,
      'MIX_ITEMS_GONE',
      [{ productId: 'POP-0201' }],
    ]);
    await load();
  });

  it('[MIX-02] [MIX-03] twenty at once: every box is kept once, under a number of its own', async () => {
    const accountId = await accountOf('ada');
    const counts = Array.from({ length: 10 }, (_, index) => index + 1);
    const answers = await Promise.all(
      [...counts, ...counts].map((salty) =>
        make('ada', accountId, { name: `Box ${salty}`, multipackList: box(salty) }),
      ),
    );
    const ids = answers.map((answer) => mixIn(answer).mixpackId);
    expect(new Set(ids).size).toBe(10);
    expect(await listOf('ada', accountId)).toHaveLength(10);
  });

  it('[MIX-03] of two changes at once of one version, one is told of the other', async () => {
    const accountId = await accountOf('ada');
    const { mixpackId } = mixIn(await make('ada', accountId, { multipackList: box(18) }));
    const both = await Promise.all(
      [1, 2].map((salty) =>
        accounts.ask(updatemixpack, 'ada', {
          mixpackId,
          name: '',
          multipackList: box(salty),
          version: 1,
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = both.filter(({ status }) => status === 409);
    expect(refused?.body.code).toBe('MIX_CHANGED');
    expect(await listOf('ada', accountId)).toEqual(refused?.body.data);
    const taken = await make('ada', accountId, { name: 'MY MIX 1', multipackList: box(9) });
    expect([taken.status, taken.body.code, taken.body.field]).toEqual([
      409,
      'MIX_NAME_TAKEN',
      'name',
    ]);
    expect(taken.body.messages?.es).toContain('mezcla guardada con este nombre');
  });
});
