import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import { productdetail } from '#adapters/http/wire/calls/catalog-calls.ts';
import { keeporder } from '#adapters/http/wire/calls/order-tracking-calls.ts';
import {
  deletereview,
  ownreview,
  productreviews,
  writereview,
} from '#adapters/http/wire/calls/review-calls.ts';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { record } from '#test/server/setup/small-catalog.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

const operatorKey = 'the key of an operator, long enough';
const chips = 'CHP-0001';

/** A shirt in two sizes: one article, two products. */
const shirts = [
  record({ productId: 'TEE-0001', sizeGroupId: 'tee', sizeChoice: 'open' }),
  record({ productId: 'TEE-0001-M', sizeGroupId: 'tee', sizeChoice: 'made', size: 'M' }),
  record({ productId: 'TEE-0001-L', sizeGroupId: 'tee', sizeChoice: 'made', size: 'L' }),
];

describeOnBothDatabases('what customers say about products', (open) => {
  let till: Till;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    for (const [subject, firstName] of [
      ['ada', 'Ada'],
      ['ben', 'Ben'],
    ] as const) {
      signIn.people.set(subject, { firstName, lastName: 'Byron', isSocial: false });
    }
    till = await openTill(await open(), { operatorKey, signIn });
    const { products, ...rest } = tillCatalog();
    await loadCatalog(till.db, { ...rest, products: [...products, ...shirts] });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    for (const table of ['attempts', 'call_counts', 'orders', 'accounts'] as const) {
      await till.db.deleteFrom(table).execute();
    }
  });

  const ask = (
    call: Pick<AnyCall, 'method' | 'path'>,
    subject: string,
    { body, query = {} }: { body?: object; query?: Record<string, string> } = {},
  ) => till.shop.ask(call, { body, query, headers: headersOf(subject) });
  const accountOf = async (subject: string) => {
    const { body } = await ask(getcustomer, subject);
    return (body.data[0] as { id: string }).id;
  };
  const operator = (method: 'GET' | 'POST', path: string, body?: object) =>
    till.shop.ask(
      { method, path: `/operator/reviews${path}` as const },
      { headers: { [operatorHeader]: operatorKey }, ...(body && { body }) },
    );
  const move = async (orderId: string, ...commands: readonly string[]) => {
    for (const command of commands) {
      const path = `/operator/orders/${orderId}/${command}`;
      const { status } = await till.shop.post(path, {}, { [operatorHeader]: operatorKey });
      expect(status).toBe(200);
    }
  };
  /** An order of the account, as a guest placed and then kept it. */
  const bought = async (subject: string, changes: Parameters<typeof draftOf>[0] = {}) => {
    const purchase = await till.prepare('visa-ok', draftOf(changes));
    const { orderId } = placedIn(await till.submit(purchase));
    await till.settle();
    const { tempUserID } = purchase.draft;
    const accountId = await accountOf(subject);
    const kept = await ask(keeporder, subject, { body: { accountId, orderId, tempUserID } });
    expect(kept.status).toBe(200);
    return orderId;
  };
  const delivered = async (subject: string, changes: Parameters<typeof draftOf>[0] = {}) => {
    const orderId = await bought(subject, changes);
    await move(orderId, 'ship', 'deliver');
    return orderId;
  };
  const write = async (
    subject: string,
    words: { stars?: number; title?: string; text?: string } = {},
    productId = chips,
  ) => {
    const accountId = await accountOf(subject);
    const body = { accountId, productId, stars: 5, title: '', text: '', ...words };
    return ask(writereview, subject, { body });
  };
  const reviewed = async (subject: string, productId = chips) => {
    const query = { accountId: await accountOf(subject), productId };
    return (await ask(ownreview, subject, { query })).body.data[0];
  };
  const shown = async (productId = chips, page = '1') => {
    const key = { 'x-api-key': 'test-key' };
    return till.shop.ask(productreviews, { query: { productId, page }, headers: key });
  };
  const waiting = async () => (await operator('GET', '')).body.data as { reviewId: string }[];
  const allowAll = async () => {
    for (const { reviewId } of await waiting()) {
      expect((await operator('POST', `/${reviewId}/allow`)).status).toBe(200);
    }
  };

  it('are written by who was delivered the product, and by nobody else', async () => {
    expect((await write('ada')).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
    expect(await reviewed('ada')).toMatchObject({ right: 'not-bought', productId: chips });
    const orderId = await bought('ada');
    const early = await write('ada');
    expect([early.status, early.body.messages?.es]).toEqual([
      409,
      'Puedes opinar sobre este producto cuando se entregue tu pedido.',
    ]);
    await move(orderId, 'ship');
    expect(await reviewed('ada')).toMatchObject({ right: 'not-delivered' });
    await move(orderId, 'deliver');
    expect(await reviewed('ada')).toMatchObject({ right: 'may' });
    expect((await write('ada')).body.data).toMatchObject([
      { right: 'may', review: { stars: 5, state: 'WAITING' } },
    ]);
    expect((await write('ben')).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
    expect((await write('ada', {}, 'CHP-0002')).body).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
  });

  it('are shown, counted and summed when the operator allowed them, and not before', async () => {
    await delivered('ada');
    await delivered('ben');
    await write('ada', { stars: 5, title: 'Crunchy', text: 'Gone in an evening.' });
    till.advance(1000);
    await write('ben', { stars: 4 });
    expect((await shown()).body.data).toEqual([{ list: [] }]);
    const card = async () =>
      (
        await till.shop.ask(productdetail, {
          query: { productId: chips, locationNumber: '100' },
          headers: { 'x-api-key': 'test-key' },
        })
      ).body.data[0];
    expect(await card()).not.toHaveProperty('rating');
    const [first] = (await operator('GET', '')).body.data;
    expect(first).toMatchObject({
      productId: chips,
      product: `Snack ${chips}`,
      author: 'Ada B.',
      title: 'Crunchy',
      state: 'WAITING',
    });
    await allowAll();
    expect(await waiting()).toEqual([]);
    const [page] = (await shown()).body.data;
    expect(page).toMatchObject({
      rating: { average: 4.5, count: 2, counts: [0, 0, 0, 1, 1] },
      list: [{ author: 'Ben B.' }, { author: 'Ada B.', text: 'Gone in an evening.' }],
    });
    expect(JSON.stringify(page)).not.toMatch(/Byron|example\.com|account/);
    expect(await card()).toMatchObject({ rating: { average: 4.5, count: 2 } });
  });

  it('wait again when their words change, and the old number decides nothing', async () => {
    await delivered('ada');
    await write('ada', { title: 'Good' });
    const [before] = await waiting();
    await operator('POST', `/${before?.reviewId}/allow`);
    await write('ada', { title: 'Good' });
    expect((await shown()).body.data).toMatchObject([{ list: [{ title: 'Good' }] }]);
    await write('ada', { title: 'Bad', stars: 1 });
    expect((await shown()).body.data).toEqual([{ list: [] }]);
    const late = await operator('POST', `/${before?.reviewId}/allow`);
    expect([late.status, late.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await waiting()).length).toBe(1);
    const rows = await till.db.selectFrom('product_reviews').selectAll().execute();
    expect(rows).toMatchObject([{ title: 'Bad', stars: 1, state: 'WAITING' }]);
  });

  it('are refused with a reason, which only their author reads', async () => {
    await delivered('ada');
    await write('ada', { text: 'The driver was late.' });
    const [{ reviewId } = { reviewId: '' }] = await waiting();
    // Of base64url text one in 64 begins with "-", which a command reads as a flag.
    expect(reviewId).toMatch(/^[\da-f-]{36}$/);
    for (const reason of ['', '  ', 'x'.repeat(301)]) {
      expect((await operator('POST', `/${reviewId}/refuse`, { reason })).status).toBe(400);
    }
    const reason = 'Please write about the snack.';
    await operator('POST', `/${reviewId}/refuse`, { reason });
    expect(await reviewed('ada')).toMatchObject({ review: { state: 'REFUSED', reason } });
    expect((await shown()).body.data).toEqual([{ list: [] }]);
    const refused = (await operator('GET', '?state=refused')).body.data;
    expect(refused).toMatchObject([{ reviewId, reason }]);
    await operator('POST', `/${reviewId}/allow`);
    expect(await reviewed('ada')).toMatchObject({ review: { state: 'SHOWN' } });
    expect((await operator('GET', '?state=all')).status).toBe(400);
  });

  it('of boxes and packs are about what is in them too', async () => {
    await delivered('ada', {
      products: [],
      packs: [
        {
          productId: 'VP-0001',
          quantity: 1,
          unitPrice: 19.99,
          items: [
            { productId: chips, quantity: 6 },
            { productId: 'CHP-0002', quantity: 6 },
          ],
        },
      ],
    });
    for (const productId of ['VP-0001', chips, 'CHP-0002']) {
      expect(await reviewed('ada', productId)).toMatchObject({ right: 'may' });
    }
    expect(await reviewed('ada', 'CHP-0003')).toMatchObject({ right: 'not-bought' });
  });

  it('of one size are about all of them, whose every page shows them', async () => {
    await delivered('ada', {
      products: [{ productId: 'TEE-0001-M', quantity: 1, unitPrice: 4.29 }],
    });
    await write('ada', { title: 'Fits' }, 'TEE-0001-M');
    await write('ada', { title: 'Fits well' }, 'TEE-0001');
    expect(await waiting()).toMatchObject([{ productId: 'TEE-0001', title: 'Fits well' }]);
    await allowAll();
    for (const productId of ['TEE-0001', 'TEE-0001-M', 'TEE-0001-L']) {
      expect((await shown(productId)).body.data).toMatchObject([
        { list: [{ title: 'Fits well' }], rating: { count: 1 } },
      ]);
    }
    expect(await reviewed('ada', 'TEE-0001-L')).toMatchObject({
      productId: 'TEE-0001-L',
      right: 'may',
    });
  });

  it('are taken back by who wrote them, and go with the account', async () => {
    await delivered('ada');
    await write('ada');
    await allowAll();
    const body = { accountId: await accountOf('ada'), productId: chips };
    for (const _ of [1, 2]) {
      const removed = await ask(deletereview, 'ada', { body });
      expect(removed.body.data).toEqual([expect.not.objectContaining({ review: {} })]);
    }
    expect((await shown()).body.data).toEqual([{ list: [] }]);
    await write('ada', { stars: 2 });
    await allowAll();
    expect((await shown()).body.data).toMatchObject([{ rating: { count: 1 } }]);
    await till.db.deleteFrom('accounts').execute();
    expect((await shown()).body.data).toEqual([{ list: [] }]);
  });

  it('are refused with words that do not belong there, before any rule is asked', async () => {
    for (const [words, field] of [
      [{ stars: 0 }, 'stars'],
      [{ stars: 6 }, 'stars'],
      [{ text: 'mail ada@example.com' }, 'text'],
      [{ title: 'call 214 555 0100' }, 'title'],
      [{ title: 'x'.repeat(81) }, 'title'],
    ] as const) {
      const { status, body } = await write('ada', words);
      expect([status, body.code, body.field]).toEqual([400, 'INPUT_REFUSED', field]);
    }
    expect((await write('ada', {}, 'NO-SUCH')).status).toBe(404);
    expect((await shown('NO-SUCH')).status).toBe(404);
    expect((await shown(chips, '2')).status).toBe(404);
    const other = { accountId: await accountOf('ben'), productId: chips };
    expect((await ask(ownreview, 'ada', { query: other })).status).toBe(404);
  });

  it('come ten a page, newest first', async () => {
    await delivered('ada');
    await write('ada', { title: 'the last' });
    await allowAll();
    const [mine] = await till.db.selectFrom('product_reviews').selectAll().execute();
    if (mine === undefined) throw new Error('the review is kept');
    for (let number = 1; number <= 11; number += 1) {
      const [accountId, review_id] = [`account-${number}`, `review-${number}`];
      const [account] = await till.db.selectFrom('accounts').selectAll().execute();
      if (account === undefined) throw new Error('the account is there');
      const copy = { ...account, account_id: accountId, subject: accountId };
      await till.db
        .insertInto('accounts')
        .values({ ...copy, opt_in_codes: '[]' })
        .execute();
      const written_at = new Date(mine.written_at.getTime() - number * 1000);
      await till.db
        .insertInto('product_reviews')
        .values({ ...mine, review_id, account_id: accountId, title: `${number}`, written_at })
        .execute();
    }
    const titles = async (page: string) =>
      ((await shown(chips, page)).body.data[0] as { list: { title: string }[] }).list.map(
        ({ title }) => title,
      );
    expect(await titles('1')).toEqual(['the last', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(await titles('2')).toEqual(['10', '11']);
  });

  it('are slowed down for who writes without end', async () => {
    await delivered('ada');
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await write('ada', { stars: 1 + (turn % 5) })).status).toBe(200);
    }
    expect((await write('ada')).status).toBe(429);
  });
});
