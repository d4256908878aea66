import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contactus } from '#adapters/http/wire/calls/content-calls.ts';
import type { Mail } from '#server/parties/mail-sender.ts';
import type { ShopCore } from '#server/start/shop-core.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { ownPool, roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const wish = { email: 'bea@example.com', productId: 'CHP-0002', locationNumber: '100' };

describeOnBothDatabases('three schedulers over one database', (open) => {
  let till: Till;
  let servers: readonly ShopCore[] = [];
  const pools: { close(): Promise<void> }[] = [];
  const mails: Mail[] = [];
  /** Whoever acts on the world outside waits here while it is shut. */
  const gate = { isShut: false, waiting: 0, open: (): void => undefined };
  let opened = Promise.resolve();
  const shut = () => {
    gate.isShut = true;
    gate.waiting = 0;
    opened = new Promise((resolve) => {
      gate.open = () => {
        gate.isShut = false;
        resolve();
      };
    });
  };
  const pass = async () => {
    if (!gate.isShut) return;
    gate.waiting += 1;
    await opened;
  };
  beforeAll(async () => {
    const signIn = providerUnderTest();
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    signIn.people.set('ada', person);
    const database = await open();
    till = await openTill(database, {
      signIn,
      mail: {
        send: async (mail) => {
          await pass();
          mails.push(mail);
          return { kind: 'sent' };
        },
        close: () => undefined,
      },
      between: (real) => ({
        ...real,
        findPayment: async (names) => {
          await pass();
          return real.findPayment(names);
        },
      }),
    });
    for (let count = 0; count < 3; count += 1) {
      const pool = await ownPool(database);
      pools.push(pool);
      servers = [...servers, ...serversOver(till, 1, pool.db)];
    }
  });
  afterAll(async () => {
    for (const pool of pools) await pool.close();
    await till.close();
  });
  beforeEach(async () => {
    await till.forget();
    await till.db.deleteFrom('restock_requests').execute();
    await till.db.deleteFrom('notice_stops').execute();
    mails.length = 0;
    till.advance(60 * minute);
  });

  /** Three rounds at once; the one that acts is held until the two others are over. */
  const threeRounds = async () => {
    shut();
    const ended: number[] = [];
    const rounds = servers.map((server, index) => server.round().then(() => ended.push(index)));
    try {
      await vi.waitFor(() => expect([ended.length, gate.waiting]).toEqual([2, 1]), 90_000);
    } finally {
      gate.open();
    }
    await Promise.all(rounds);
    await Promise.all(servers.map((server) => server.idle()));
  };
  const subjects = () => mails.map(({ subject }) => subject);
  const ask = async () => {
    expect((await till.shop.post('/webservices/notifyme', wish)).status).toBe(200);
  };

  it('[P-31] heal a payment once', async () => {
    const fault = { operation: 'authorization', mode: 'timeoutAfterCommit', delayMs: 0 } as const;
    await till.gateway.fault(fault);
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    await till.core.idle();
    till.advance(2 * minute);
    await threeRounds();
    const order = await till.db.selectFrom('orders').select(['order_id', 'state']).execute();
    expect(order).toEqual([{ order_id: orderId, state: 'PAID' }]);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(await till.gateway.ledger('capture')).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it('send a mail once', async () => {
    expect((await till.shop.post(contactus.path, letter)).status).toBe(200);
    // What the call itself began has sent it; the same mail waits anew.
    await till.core.idle();
    mails.length = 0;
    const now = new Date(till.clock.now());
    const waiting = { state: 'WAITING' as const, next_try_at: now, lease_until: now };
    await till.db.updateTable('outbox').set(waiting).execute();
    await threeRounds();
    expect(mails).toHaveLength(1);
  });

  it('tell of a product that is back once, and ask a stopped address once', async () => {
    await till.setStock(wish.productId, 0);
    await ask();
    await till.setStock(wish.productId, 5);
    await threeRounds();
    expect(mails).toHaveLength(1);
    const link = new URL(mails[0]?.stopLink ?? '');
    const stop = `http://127.0.0.1:${till.shop.port}${link.pathname}`;
    expect((await fetch(stop, { method: 'POST' })).status).toBe(200);
    mails.length = 0;
    await till.setStock(wish.productId, 0);
    await ask();
    await threeRounds();
    expect(subjects()).toEqual(['Do you want our emails about snacks again?']);
  });

  it('let the gateway forget a removed card, however many of them tell it', async () => {
    const purchase = await till.prepare();
    const { paymentSessionId } = purchase.session;
    const payment = {
      transientToken: purchase.token,
      paymentSessionId,
      nameOnCard: 'Ada Byron',
      saveNewCard: true,
    };
    expect((await till.submit(purchase, { payment }, headersOf('ada'))).status).toBe(200);
    await till.core.idle();
    const removed = { removed_at: new Date(till.clock.now()) };
    const cards = () => till.db.selectFrom('saved_cards').select('sequence').execute();
    expect(await cards()).toHaveLength(1);
    await till.db.updateTable('saved_cards').set(removed).execute();
    await roundsAtOnce(servers);
    expect(await cards()).toEqual([]);
    expect(till.reports).toEqual([]);
  });

  it('delete what is old, and nothing else', async () => {
    for (let count = 0; count < 3; count += 1) await till.quoteFor((await till.prepare()).draft);
    const left = async () => [
      (await till.db.selectFrom('quotes').select('quote_id').execute()).length,
      (await till.db.selectFrom('payment_sessions').select('session_id').execute()).length,
    ];
    const before = await left();
    expect(Math.min(...before)).toBeGreaterThanOrEqual(3);
    await roundsAtOnce(servers);
    expect(await left()).toEqual(before);
    till.advance(2 * day);
    const young = (await till.prepare()).quote.quoteId;
    await roundsAtOnce(servers);
    expect(await left()).toEqual([1, 1]);
    const quotes = await till.db.selectFrom('quotes').select('quote_id').execute();
    expect(quotes).toEqual([{ quote_id: young }]);
    expect(till.reports).toEqual([]);
  });
});

const letter = {
  subject: 'A crushed bag',
  name: 'Ana',
  email: 'ana@example.com',
  description: 'One bag arrived as dust.',
};
