import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeProduct } from '#server/data/load/change-product.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { sendDueNotices } from '#server/jobs/send-notices.ts';
import type { Mail } from '#server/parties/mail-sender.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const path = '/webservices/notifyme';
const gone = { '100': 0, '200': 5 };
const catalog = () =>
  smallCatalog([
    record({ productId: 'GONE-1', stock: gone, title: { en: 'Lime <b>', es: 'Limón <b>' } }),
    record({ productId: 'HERE-1' }),
    record({
      productId: 'PACK-1',
      kind: 'variety-pack',
      bundle: { virtualSku: 'V-PACK-1', products: [{ productId: 'GONE-1' as never, quantity: 3 }] },
    }),
  ]);
const minute = 60_000;

describeOnBothDatabases('notices of what is back', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  let time = Date.UTC(2026, 10, 21, 12);
  const mails: Mail[] = [];
  let mailIsDown = false;
  const parts = () => ({
    db: database.db,
    clock: { now: () => time },
    shopOrigin: 'https://shop.example',
    report: () => undefined,
    mail: {
      send: async (mail: Mail) => {
        if (mailIsDown) return { kind: 'failed' as const, why: 'ECONNREFUSED' };
        mails.push(mail);
        return { kind: 'sent' as const };
      },
      close: () => undefined,
    },
  });
  const round = () => sendDueNotices(parts());
  const ask = (email: string, productId = 'GONE-1', more: object = {}) =>
    shop.post(path, { email, productId, locationNumber: '100', ...more });
  const rows = () =>
    database.db.selectFrom('restock_requests').selectAll().orderBy('email_key').execute();

  beforeAll(async () => {
    database = await open();
    shop = await startTestShop({ database, clock: { now: () => time } });
  });
  beforeEach(async () => {
    await loadCatalog(database.db, catalog());
    await sql`truncate restock_requests, notice_stops, attempts`.execute(database.db);
    mails.length = 0;
    mailIsDown = false;
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it('[NOTIFYME-01] [API-065] keeps a wish once for an e-mail and product, and always answers the same', async () => {
    const first = await ask('Ada@example.com');
    const again = await ask(' ada@EXAMPLE.com ', 'GONE-1', { lang: 'es', locationNumber: '300' });
    const other = await ask('bea@example.com');
    const plain = ({ status, body }: typeof first) => [status, body.message, body.data];
    expect(plain(again)).toEqual(plain(first));
    expect(plain(other)).toEqual(plain(first));
    expect((await rows()).map((row) => [row.email_key, row.language, row.location_number])).toEqual(
      [
        ['ada@example.com', 'es', '300'],
        ['bea@example.com', 'en-us', '100'],
      ],
    );
  });

  it('[NOTIFYME-02] refuses an empty and a malformed e-mail in both languages and keeps nothing', async () => {
    for (const [email, english, spanish] of [
      ['', 'Email is required', 'El correo electrónico es obligatorio'],
      [
        'ada@',
        'Email address should be in name@example.com format',
        'El correo electrónico debe tener el formato name@example.com',
      ],
      [
        'ada@@example.com',
        'Email address should be in name@example.com format',
        'El correo electrónico debe tener el formato name@example.com',
      ],
    ]) {
      const { status, body } = await ask(email ?? '');
      expect([status, body.field, body.messages]).toEqual([
        400,
        'email',
        { 'en-us': english, es: spanish },
      ]);
    }
    expect(await rows()).toEqual([]);
    // Unusual, and asked about before it comes here (D-FORM-03).
    expect((await ask('ada@example.museum')).status).toBe(200);
  });

  it('refuses what nobody sells and what can be had', async () => {
    expect((await ask('ada@example.com', 'NO-SUCH')).status).toBe(404);
    const here = await ask('ada@example.com', 'HERE-1');
    expect([here.status, here.body.code]).toEqual([409, 'PRODUCT_AVAILABLE']);
    expect((await ask('ada@example.com', 'GONE-1', { locationNumber: '200' })).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  it('lets one e-mail ask ten times in a quarter of an hour', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await ask('ada@example.com')).status).toBe(200);
    }
    const refused = await ask('ADA@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await ask('bea@example.com')).status).toBe(200);
    time += 15 * minute + 1;
    expect((await ask('ada@example.com')).status).toBe(200);
  });

  it('[PDP-05] any change of stock brings one mail, in the language it was asked in', async () => {
    await ask('ada@example.com', 'GONE-1', { lang: 'es' });
    await round();
    expect(mails).toEqual([]);
    await database.db
      .updateTable('stock')
      .set({ quantity: 1 })
      .where('product_id', '=', 'GONE-1')
      .where('location_number', '=', '100')
      .execute();
    await Promise.all([round(), round(), round()]);
    await round();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'ada@example.com',
      language: 'es-US',
      subject: 'Limón <b>: otra vez disponible',
    });
    expect(mails[0]?.text).toContain('https://shop.example/product/GONE-1?lang=es-us');
    expect(mails[0]?.html).not.toContain('<b>');
    expect((await rows())[0]?.state).toBe('SENT');
  });

  it('a pack is back when everything in it is', async () => {
    expect((await ask('ada@example.com', 'PACK-1')).status).toBe(200);
    await changeProduct(database.db, 'GONE-1', { stock: 2 });
    await round();
    expect(mails).toEqual([]);
    await changeProduct(database.db, 'GONE-1', { stock: 3 });
    await round();
    expect(mails).toHaveLength(1);
  });

  it('a mail that does not go is tried again with the same name, and not while the snack is gone', async () => {
    await ask('ada@example.com');
    await changeProduct(database.db, 'GONE-1', { stock: 4 });
    mailIsDown = true;
    await round();
    mailIsDown = false;
    await round();
    expect(mails).toEqual([]);
    await changeProduct(database.db, 'GONE-1', { stock: 0 });
    time += minute;
    await round();
    expect(mails).toEqual([]);
    await changeProduct(database.db, 'GONE-1', { stock: 4 });
    await round();
    expect(mails).toHaveLength(1);
  });

  it('a wish whose snack is gone when its mail is written is not looked at every round', async () => {
    await ask('ada@example.com');
    await changeProduct(database.db, 'GONE-1', { stock: 4 });
    // Sold out between the look at the shelf and the look at the product.
    let looks = 0;
    const sellingOut = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        looks += 1;
        if (looks === 1) await changeProduct(database.db, 'GONE-1', { stock: 0 });
        return result;
      },
    });
    await sendDueNotices({ ...parts(), db: sellingOut });
    await changeProduct(database.db, 'GONE-1', { stock: 4 });
    await round();
    expect(mails).toEqual([]);
    time += minute;
    await round();
    expect(mails).toHaveLength(1);
  });

  it('a sender that died between stock and mail loses nothing and doubles nothing', async () => {
    await ask('ada@example.com');
    await changeProduct(database.db, 'GONE-1', { stock: 4 });
    const dying = parts();
    const died = sendDueNotices({
      ...dying,
      mail: { ...dying.mail, send: () => Promise.reject(new Error('killed')) },
    });
    await expect(died).rejects.toThrow('killed');
    await round();
    expect(mails).toEqual([]);
    time += minute;
    await Promise.all([round(), round()]);
    expect(mails).toHaveLength(1);
  });

  it('asked again after its mail, it waits again, and the next mail has another name', async () => {
    const back = async () => {
      await changeProduct(database.db, 'GONE-1', { stock: 4 });
      await round();
      await changeProduct(database.db, 'GONE-1', { stock: 0 });
    };
    await ask('ada@example.com');
    await back();
    await back();
    await ask('ada@example.com');
    await back();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.mailId).not.toBe(mails[1]?.mailId);
    expect(mails[0]?.stopLink).toBe(mails[1]?.stopLink);
  });

  describe('the stop link', () => {
    it('cannot be tried out without end', async () => {
      const few = await startTestShop({ database, config: testConfig({ rateLimit: 2 }) });
      const open = async (token: string) =>
        (await fetch(`http://127.0.0.1:${few.port}/notices/stop/${token}`)).status;
      try {
        expect([await open('a'), await open('b'), await open('c')]).toEqual([200, 200, 429]);
      } finally {
        await few.close();
      }
    });

    const stopOf = () => {
      const link = new URL(mails[0]?.stopLink ?? '');
      return `http://127.0.0.1:${shop.port}${link.pathname}`;
    };
    const notified = async () => {
      await ask('ada@example.com', 'GONE-1', { lang: 'es' });
      await ask('ada@example.com', 'PACK-1');
      await ask('bea@example.com', 'PACK-1');
      await changeProduct(database.db, 'GONE-1', { stock: 1 });
      await round();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(mails[0]?.stopLink);
    };
    const waiting = async () =>
      (await rows()).filter(({ state }) => state === 'WAITING').map(({ email_key }) => email_key);

    it('only asks when it is looked at, and the button ends all waiting of that e-mail', async () => {
      await notified();
      const page = await fetch(stopOf());
      const text = await page.text();
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(text).toContain('<html lang="es-US">');
      expect(text).toContain('<form method="post">');
      expect(await waiting()).toEqual(['ada@example.com', 'bea@example.com']);
      const done = await fetch(stopOf(), {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Listo.')]);
      expect(await waiting()).toEqual(['bea@example.com']);
      await changeProduct(database.db, 'GONE-1', { stock: 9 });
      await round();
      expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', 'bea@example.com']);
    });

    it('takes whatever a mail program posts, and tells nothing about a token nobody has', async () => {
      await notified();
      const form = new FormData();
      form.set('List-Unsubscribe', 'One-Click');
      expect((await fetch(stopOf(), { method: 'POST', body: form })).status).toBe(200);
      const unknown = `http://127.0.0.1:${shop.port}/notices/stop/unknown`;
      const answer = await fetch(unknown, { method: 'POST' });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Done.')]);
      expect(await waiting()).toEqual(['bea@example.com']);
    });
  });
});
