import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import {
  AttemptOver,
  AttemptReused,
  OrderInProgress,
  OrderUnanswered,
  type SubmitFailure,
} from '#ports/order/order-failures.ts';
import {
  BankUnanswered,
  CardDeclined,
  ChallengeRequired,
} from '#ports/payment/payment-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { type MemoryShop, memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { inTerminal, onScreen } from '#test/application/placing.ts';

const { runPromise } = Effect;
const silent = new ShopUnreachable({ why: 'offline' });
const lost = new OrderUnanswered({ because: silent });
const keyUsed = new AttemptReused({ reference: 'submittedorder: 422' });
const atWork = () => new OrderInProgress({ retryAfterMs: 1 });
const times = <Item>(count: number, item: () => Item): Item[] =>
  Array.from({ length: count }, item);
const email = 'ada@example.com';

const ready = async (failures: (SubmitFailure | undefined)[] = []): Promise<MemoryShop> => {
  const shop = memoryShop({ failures });
  await readyToOrder(shop);
  return shop;
};
const keysOf = ({ desk }: MemoryShop) => desk.submissions.map((sent) => sent.idempotencyKey);

const question = new ChallengeRequired({
  orderId: 'CC-1',
  stepUpUrl: 'http://127.0.0.1:4200/x',
  accessToken: 't',
});

describe('an order without an end', () => {
  it('[ORDER-10] is asked for by a terminal itself, as the same attempt', async () => {
    const shop = await ready(times(3, () => lost));
    const before = shop.clock.now();
    expect(await runPromise(shop.placeOrder(inTerminal))).toMatchObject({ is: 'placed' });
    expect(keysOf(shop)).toHaveLength(4);
    expect(new Set(keysOf(shop)).size).toBe(1);
    expect(shop.clock.now() - before).toBe(500 + 1000 + 2000);
  });

  it('[ORDER-10] stays unknown when it stays lost, and keeps its key', async () => {
    const shop = await ready(times(9, () => lost));
    expect(await runPromise(shop.placeOrder(inTerminal))).toMatchObject({
      is: 'unknown',
      canBeAsked: true,
    });
    expect(keysOf(shop)).toHaveLength(4);
    expect((await runPromise(shop.checkout.read)).idempotencyKey).toBe(keysOf(shop)[0]);
  });

  it('[ORDER-10] is told to whoever looks at a screen, who presses again', async () => {
    const shop = await ready([lost]);
    const before = shop.clock.now();
    expect(await runPromise(shop.placeOrder(onScreen))).toMatchObject({ is: 'unknown' });
    expect([keysOf(shop).length, shop.clock.now()]).toEqual([1, before]);
  });

  it('is asked for again by a terminal when not even its price was answered', async () => {
    const shop = await ready();
    const { validate } = shop.desk;
    let unheard = 2;
    Object.assign(shop.desk, {
      validate: (draft: Parameters<typeof validate>[0]) => {
        unheard -= 1;
        return unheard >= 0 ? Effect.fail(silent) : validate(draft);
      },
    });
    expect(await runPromise(shop.placeOrder(onScreen))).toMatchObject({
      is: 'refused',
      next: ['place-again'],
    });
    expect(await runPromise(shop.placeOrder(inTerminal))).toMatchObject({ is: 'placed' });
  });

  it('[P-23] is waited for while the shop works on it, on a screen too, no sooner than it wishes', async () => {
    const shop = await ready([atWork(), new OrderInProgress({ retryAfterMs: 3000 })]);
    const before = shop.clock.now();
    expect(await runPromise(shop.placeOrder(onScreen))).toMatchObject({ is: 'placed' });
    expect(shop.clock.now() - before).toBe(500 + 3000);
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('[P-22] no bank’s page: the goods go back, and the next press may pay with another card', async () => {
    const shop = await ready([question]);
    expect(await runPromise(shop.placeOrder(inTerminal))).toMatchObject({
      is: 'refused',
      failure: { _tag: 'ChallengeRequired' },
      next: ['payment'],
    });
    expect(shop.desk.withdrawn).toEqual(keysOf(shop));
    expect((await runPromise(shop.checkout.read)).idempotencyKey).toBeUndefined();
  });

  it('[P-22] a terminal that can answer the bank sends the same order again', async () => {
    const shop = await ready([question]);
    const heard: ChallengeRequired[] = [];
    const answersBank = (asked: ChallengeRequired) => Effect.sync(() => void heard.push(asked));
    const ended = await runPromise(shop.placeOrder({ ...inTerminal, answersBank }));
    expect(ended).toMatchObject({ is: 'placed' });
    expect(heard).toEqual([question]);
    expect(shop.desk.withdrawn).toEqual([]);
    expect(shop.desk.submissions[1]).toEqual(shop.desk.submissions[0]);
  });

  it('[P-22] a bank that asks once more is not answered twice: the order is given up', async () => {
    const shop = await ready([question, question]);
    let answers = 0;
    const answersBank = () =>
      Effect.sync(() => {
        answers += 1;
      });
    const ended = await runPromise(shop.placeOrder({ ...inTerminal, answersBank }));
    expect(ended).toMatchObject({ is: 'refused', failure: { _tag: 'ChallengeRequired' } });
    expect(answers).toBe(1);
    expect(shop.desk.withdrawn).toEqual([keysOf(shop)[0]]);
  });

  it('[P-22] a bank’s page that cannot be answered gives the goods back', async () => {
    const shop = await ready([question]);
    const failure = new BankUnanswered({ because: 'page-elsewhere' });
    const answersBank = () => Effect.fail(failure);
    const ended = await runPromise(shop.placeOrder({ ...inTerminal, answersBank }));
    expect(ended).toEqual({ is: 'refused', failure, next: ['payment'] });
    expect(shop.desk.withdrawn).toEqual(keysOf(shop));
    expect((await runPromise(shop.checkout.read)).idempotencyKey).toBeUndefined();
  });
});

describe('another tab', () => {
  /** A screen that opened when CC-OLD had been placed here. */
  const screen = { ...onScreen, ordersBefore: ['CC-OLD'] };
  const remembering = async (shop: MemoryShop, ...orders: readonly string[]) => {
    for (const orderId of orders) await runPromise(shop.memory.remember({ orderId, email }));
  };

  it('[P-23] an emptied cart leads to the order the other tab placed', async () => {
    const shop = memoryShop();
    await remembering(shop, 'CC-OLD', 'CC-NEW');
    expect(await runPromise(shop.placeOrder(screen))).toEqual({
      is: 'placed-elsewhere',
      orderId: 'CC-NEW',
    });
  });

  it('[P-23] an attempt of the other tab that is under way is waited for', async () => {
    const shop = await ready(times(9, atWork));
    await remembering(shop, 'CC-OLD');
    shop.clock.at(shop.clock.now() + 9000, () => void remembering(shop, 'CC-NEW'));
    expect(await runPromise(shop.placeOrder(screen))).toEqual({
      is: 'placed-elsewhere',
      orderId: 'CC-NEW',
    });
  });

  it('[P-23] an attempt the shop tells nothing of may be theirs', async () => {
    const shop = await ready([keyUsed, keyUsed]);
    await remembering(shop, 'CC-OLD');
    expect(await runPromise(shop.placeOrder(screen))).toMatchObject({
      is: 'unknown',
      canBeAsked: false,
    });
    await remembering(shop, 'CC-NEW');
    expect(await runPromise(shop.placeOrder(screen))).toMatchObject({ orderId: 'CC-NEW' });
  });

  it('an order of long ago is not taken for this one, and waiting ends', async () => {
    const empty = memoryShop();
    await remembering(empty, 'CC-OLD');
    expect(await runPromise(empty.placeOrder(screen))).toMatchObject({ is: 'refused' });
    const shop = await ready(times(9, atWork));
    await remembering(shop, 'CC-OLD');
    expect(await runPromise(shop.placeOrder(screen))).toMatchObject({ is: 'confirming' });
    expect(keysOf(shop)).toHaveLength(7);
  });

  it.each([
    ['a declined card', new CardDeclined({ group: 'funds', mayRetrySameCard: false })],
    ['an attempt that is over', new AttemptOver()],
  ])('%s is nobody else’s order', async (_, failure) => {
    const shop = await ready([failure, failure]);
    await remembering(shop, 'CC-OLD', 'CC-NEW');
    expect(await runPromise(shop.placeOrder(screen))).toMatchObject({ is: 'refused' });
  });

  it('a terminal has no tabs', async () => {
    const shop = memoryShop();
    await remembering(shop, 'CC-NEW');
    expect(await runPromise(shop.placeOrder(inTerminal))).toMatchObject({ is: 'refused' });
  });
});
