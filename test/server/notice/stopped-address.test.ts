import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeProduct } from '#server/data/load/change-product.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { dueQuestions, leaseQuestion } from '#server/data/notice/notice-stops.ts';
import { forgetOldRestockRequests } from '#server/data/notice/restock-requests.ts';
import { breakLeases } from '#server/data/payment/payments.ts';
import { askStopped } from '#server/jobs/ask-stopped.ts';
import { sendDueNotices } from '#server/jobs/send-notices.ts';
import type { Mail, MailOutcome } from '#server/parties/mail-sender.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const catalog = () =>
  smallCatalog(
    ['GONE-1', 'GONE-2'].map((productId) => record({ productId, stock: { '100': 0, '200': 0 } })),
  );
const day = 24 * 60 * 60_000;
const question = 'Do you want our emails about snacks again?';

describeOnBothDatabases('an address that stopped the notices', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  let time = Date.UTC(2026, 10, 21, 12);
  const mails: Mail[] = [];
  let outcome: MailOutcome = { kind: 'sent' };
  const parts = () => ({
    db: database.db,
    clock: { now: () => time },
    shopOrigin: 'https://shop.example',
    report: () => undefined,
    mail: {
      send: async (mail: Mail) => {
        if (outcome.kind === 'sent') mails.push(mail);
        return outcome;
      },
      close: () => undefined,
    },
  });
  const round = async () => {
    await sendDueNotices(parts());
    await askStopped(parts());
  };
  const ask = (email: string, productId = 'GONE-1', more: object = {}) =>
    shop.post('/webservices/notifyme', { email, productId, locationNumber: '100', ...more });
  const comesBack = async (productId: string) => {
    await changeProduct(database.db, productId, { stock: 4 });
    await round();
    await changeProduct(database.db, productId, { stock: 0 });
  };
  const at = (link: string | undefined) =>
    `http://127.0.0.1:${shop.port}${new URL(link ?? '').pathname}`;
  const press = (link: string | undefined) => fetch(at(link), { method: 'POST' });
  const resumeLink = () => /https:\S+\/notices\/resume\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  const subjects = () => mails.map(({ subject }) => subject);
  /** Ada was told of a snack once, and stopped these mails. */
  const adaStops = async () => {
    await ask('ada@example.com', 'GONE-2', { lang: 'es' });
    await comesBack('GONE-2');
    expect((await press(mails[0]?.stopLink)).status).toBe(200);
    mails.length = 0;
  };

  beforeAll(async () => {
    database = await open();
    shop = await startTestShop({ database, clock: { now: () => time } });
  });
  beforeEach(async () => {
    await loadCatalog(database.db, catalog());
    await sql`truncate restock_requests, notice_stops, attempts`.execute(database.db);
    mails.length = 0;
    outcome = { kind: 'sent' };
    time += day;
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it('gets no notice because somebody else asked for one', async () => {
    await adaStops();
    await ask('Ada@Example.com');
    await comesBack('GONE-1');
    await comesBack('GONE-1');
    expect(subjects()).toEqual([question]);
  });

  it('is answered like every other address', async () => {
    await adaStops();
    const stopped = await ask('ada@example.com');
    const fresh = await ask('bea@example.com');
    const plain = ({ status, body }: typeof fresh) => [status, body.message, body.data];
    expect(plain(stopped)).toEqual(plain(fresh));
  });

  it('is asked once in thirty days, however often somebody asks for it', async () => {
    await adaStops();
    for (let turn = 0; turn < 29; turn += 1) {
      for (const productId of ['GONE-1', 'GONE-2']) await ask('ada@example.com', productId);
      await Promise.all([round(), round()]);
      time += day;
    }
    expect(subjects()).toEqual([question]);
    // Nobody asks any more: nor do we.
    time += 10 * day;
    await round();
    expect(mails).toHaveLength(1);
    await ask('ada@example.com');
    await round();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.mailId).not.toBe(mails[1]?.mailId);
  });

  it('gets the notices again when its owner presses the button of the question', async () => {
    await adaStops();
    await ask('ada@example.com', 'GONE-1', { lang: 'es' });
    await round();
    expect(mails[0]).toMatchObject({
      to: 'ada@example.com',
      language: 'es-US',
      subject: '¿Quieres otra vez nuestros correos sobre botanas?',
    });
    const link = resumeLink();
    const page = await (await fetch(at(link))).text();
    expect(page).toContain('<html lang="es-US">');
    expect(page).toContain('<form method="post">');
    await comesBack('GONE-1');
    expect(mails).toHaveLength(1);
    expect(await (await press(link)).text()).toContain('Listo. Te avisaremos.');
    await comesBack('GONE-1');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.to).toBe('ada@example.com');
    // What was told or stopped long ago does not begin anew.
    time += day;
    await comesBack('GONE-2');
    expect(mails).toHaveLength(2);
    // From now on it is an address like any other.
    await ask('ada@example.com', 'GONE-2');
    await comesBack('GONE-2');
    expect(mails).toHaveLength(3);
  });

  it('that stops again is asked again, and an old question lets nothing come back', async () => {
    await adaStops();
    await ask('ada@example.com');
    await round();
    const old = resumeLink();
    await press(old);
    await comesBack('GONE-1');
    await press(mails.at(-1)?.stopLink);
    mails.length = 0;
    await press(old);
    await ask('ada@example.com');
    await comesBack('GONE-1');
    expect(subjects()).toEqual([question]);
  });

  it('is not let in by a token nobody has', async () => {
    await adaStops();
    await ask('ada@example.com');
    const answer = await press('https://shop.example/notices/resume/unknown');
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Done. You will hear from us.'),
    ]);
    await comesBack('GONE-1');
    expect(subjects()).toEqual([question]);
  });

  it('is asked by one of several servers, and by the next when one died', async () => {
    await adaStops();
    await ask('ada@example.com');
    const dying = parts();
    const died = askStopped({
      ...dying,
      mail: { ...dying.mail, send: () => Promise.reject(new Error('killed')) },
    });
    await expect(died).rejects.toThrow('killed');
    await round();
    expect(mails).toEqual([]);
    await breakLeases(database.db, new Date(time));
    await Promise.all([round(), round(), round()]);
    expect(subjects()).toEqual([question]);
  });

  it('is not asked again by a server that read what is due before another one asked', async () => {
    await adaStops();
    await ask('ada@example.com');
    const now = new Date(time);
    const every = 30 * day;
    const [hash = ''] = await dueQuestions(database.db, now, every);
    await round();
    expect(subjects()).toEqual([question]);
    const lease = { now, until: new Date(time + 60_000), every };
    expect(await leaseQuestion(database.db, hash, lease)).toBeUndefined();
  });

  it('is asked when the mail server is there again, without a try counted', async () => {
    await adaStops();
    await ask('ada@example.com');
    outcome = { kind: 'unreachable', why: 'ESOCKET' };
    for (let turn = 0; turn < 40; turn += 1) {
      await round();
      time += day / 40;
    }
    const stop = await database.db.selectFrom('notice_stops').select('tries').executeTakeFirst();
    expect(stop).toEqual({ tries: 0 });
    outcome = { kind: 'sent' };
    await Promise.all([round(), round(), round()]);
    expect(subjects()).toEqual([question]);
  });

  it('and the wish nobody confirmed are forgotten: the wish after a month, the stop never', async () => {
    await adaStops();
    await ask('ada@example.com');
    const left = () => database.db.selectFrom('restock_requests').select('state').execute();
    const forget = () =>
      forgetOldRestockRequests(database.db, new Date(time - 30 * day), new Date(time - 365 * day));
    time += 29 * day;
    await forget();
    expect((await left()).map(({ state }) => state)).toContain('UNCONFIRMED');
    time += 2 * day;
    await forget();
    expect(await left()).toEqual([]);
    await ask('ada@example.com');
    await comesBack('GONE-1');
    expect(subjects()).toEqual([question]);
    const stops = await database.db.selectFrom('notice_stops').selectAll().execute();
    expect(JSON.stringify(stops)).not.toContain('ada');
  });
});
