import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const anyNumber = { most: 1_000_000, windowMs: 60_000 };
const rounds = 6;

describeOnBothDatabases('thirty presses at once for one quote', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), {
      limits: {
        ordersOfActor: { bucket: 'orders', ...anyNumber },
        ordersOfAddress: { bucket: 'orders-address', ...anyNumber },
        contextsOfActor: { bucket: 'contexts', ...anyNumber },
        quotesOfActor: { bucket: 'quotes', ...anyNumber },
      },
    });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const codesOf = async (keyOf: (turn: number, first: string) => string) => {
    const purchase = await till.prepare();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        till.submit({ ...purchase, key: keyOf(turn, purchase.key) }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200).map(placedIn);
    return {
      orders: new Set(placed.map(({ orderId }) => orderId)),
      codes: new Set(answers.flatMap(({ body }) => body.code ?? [])),
    };
  };
  const patient = new Set(['ORDER_IN_PROGRESS', 'ALREADY_ORDERED']);

  it.each([
    ['one key', (_: number, first: string) => first],
    ['thirty keys', () => randomUUID()],
    ['ten keys', (turn: number, first: string) => `${first}-${turn % 10}`],
  ])('[P-23] with %s: one order, and nobody hears of a bad card', async (_, keyOf) => {
    for (let round = 0; round < rounds; round += 1) {
      const { orders, codes } = await codesOf(keyOf);
      expect(orders.size).toBe(1);
      expect([...codes].filter((code) => !patient.has(code))).toEqual([]);
    }
    expect(await till.gateway.ledger('authorization')).toHaveLength(rounds);
  });

  it('[P-23] the last bag of the shelf: whoever was too late hears of the order', async () => {
    for (let round = 0; round < rounds; round += 1) {
      // As many as one order takes.
      await till.setStock('CHP-0001', 2);
      const { orders, codes } = await codesOf(() => randomUUID());
      expect(orders.size).toBe(1);
      expect([...codes].filter((code) => !patient.has(code))).toEqual([]);
    }
  });
});
