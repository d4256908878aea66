import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentProgress } from '#domain/order/order.ts';
import type { ReadyOrder, WayToPay } from '#test/attacks/kills/ways-to-pay.ts';
import { placedIn } from '#test/server/setup/till/till.ts';

/** One press of the button, and what came of it in the end. */
export interface Attempt {
  readonly order: ReadyOrder;
  end: /** With what it heard last. */
    | { readonly kind: 'open'; readonly heard: string }
    | { readonly kind: 'placed'; readonly orderId: string; readonly payment: PaymentProgress }
    | { readonly kind: 'question'; readonly orderId: string; readonly accessToken: string }
    | { readonly kind: 'refused'; readonly code: string };
}

/** A shop that is started again takes seconds; one that is still away after this, ms, is lost. */
const patience = 120_000;
const pause = 100;

/** Prepares an order, however often the shop goes away meanwhile. */
export const prepared = async (way: WayToPay): Promise<ReadyOrder> => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      const order = await way();
      if (order.quoteId !== undefined) return order;
    } catch {
      // No shop, or one without its database: again.
    }
    if (performance.now() > end) throw new Error('the shop did not come back');
    await wait(pause);
  }
};

/** Sends the same submission with the same key until there is an answer that ends it. */
export const pressUntilAnswered = async (attempt: Attempt): Promise<void> => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    attempt.end = await press(attempt.order);
    if (attempt.end.kind !== 'open') return;
    await wait(pause);
  }
};

const press = async (order: ReadyOrder): Promise<Attempt['end']> => {
  const answer = await order.send().catch(() => undefined);
  if (answer === undefined) return { kind: 'open', heard: 'nothing' };
  if (answer.status >= 500 || answer.status === 429) {
    return { kind: 'open', heard: `${answer.status} ${answer.body.code}` };
  }
  if (answer.status === 200) {
    const { orderId, payment } = placedIn(answer);
    return { kind: 'placed', orderId, payment };
  }
  const { code = '' } = answer.body;
  if (code === 'ORDER_IN_PROGRESS') return { kind: 'open', heard: code };
  if (code !== 'PAYMENT_ACTION_REQUIRED') return { kind: 'refused', code };
  const [question] = answer.body.data as readonly Readonly<Record<string, string>>[];
  const { orderId = '', accessToken = '' } = question ?? {};
  return { kind: 'question', orderId, accessToken };
};

/** Shoppers who order one thing after the other until they are sent home. */
export const sendCrowd = (way: WayToPay, size: number) => {
  const home = new AbortController();
  const attempts: Attempt[] = [];
  const order = async (): Promise<void> => {
    while (!home.signal.aborted) {
      const attempt: Attempt = {
        order: await prepared(way),
        end: { kind: 'open', heard: 'nothing' },
      };
      attempts.push(attempt);
      await pressUntilAnswered(attempt);
    }
  };
  const all = Promise.all(Array.from({ length: size }, order));
  // Whoever fails is heard of when the crowd is sent home.
  all.catch(() => undefined);
  return {
    attempts,
    async goHome(): Promise<void> {
      home.abort();
      await all;
    },
  };
};
