import type { Kysely } from 'kysely';
import { type PaymentState, unansweredPaymentStates } from '#domain/payment/payment-machine.ts';
import type { ReceivedMail } from '#sandbox/mail/mailbox.ts';
import type { LedgerEntry, Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { Attempt } from '#test/attacks/kills/crowd.ts';

/** What is left when everything has come to rest. */
export interface Remains {
  readonly db: Kysely<Tables>;
  readonly attempts: readonly Attempt[];
  readonly ledger: readonly LedgerEntry[];
  readonly mails: readonly ReceivedMail[];
  /** Of CHP-0001 at location 100, before the first order. */
  readonly stock: number;
}

const unsettled = [
  'CREATED',
  'AUTHENTICATING',
  ...unansweredPaymentStates,
] satisfies readonly PaymentState[];

/** How many payments and mails are still on their way. */
export const countUnsettled = async (db: Kysely<Tables>): Promise<number> => {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .select('payments.order_id')
    .where((is) =>
      is.or([
        is('payments.state', 'in', unsettled),
        is('payments.reversal_due', '=', true),
        is.and([is('payments.state', '=', 'AUTHORIZED'), is('orders.state', '=', 'PAID')]),
      ]),
    )
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select('mail_id')
    .where('state', '=', 'WAITING')
    .execute();
  return payments.length + mails.length;
};

/** Every order lost or doubled, in money, goods, answers or mails, a sentence each. */
export const faultsIn = async ({
  db,
  attempts,
  ledger,
  mails,
  stock,
}: Remains): Promise<readonly string[]> => {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['orders.order_id', 'quote_id', 'orders.state', 'reference', 'total_amount'])
    .select('payments.amount as asked')
    .execute();
  const transactions = ledger.filter((entry): entry is Transaction => entry.kind !== 'block');
  const paid = orders.filter(({ state }) => state === 'PAID');
  return [
    ...attempts.flatMap((attempt) => faultsOfAttempt(attempt, orders, mails)),
    ...orders.flatMap((order) => faultsOfMoney(order, transactions)),
    ...paid.flatMap(({ order_id: orderId }) => faultsOfMails(orderId, mails)),
    ...(await faultsOfGiftCards(db)),
    ...(await faultsOfGoods(db, stock)),
    ...(await faultsOfKeys(db)),
  ];
};

interface OrderFacts {
  readonly order_id: string;
  readonly quote_id: string;
  readonly state: string;
  readonly reference: string;
  readonly total_amount: number;
  /** Cents the gateway was asked for; null when gift cards paid everything. */
  readonly asked: number | null;
}

const faultsOfAttempt = (
  { order: { quoteId, key }, end }: Attempt,
  orders: readonly OrderFacts[],
  mails: readonly ReceivedMail[],
): readonly string[] => {
  const living = orders.filter(
    (order) => order.quote_id === quoteId && order.state !== 'PAYMENT_FAILED',
  );
  if (living.length > 1) return [`quote ${quoteId} has ${living.length} orders`];
  if (end.kind === 'open') {
    return [`submission ${key} was never answered (last: ${end.heard}; ${living[0]?.state})`];
  }
  if (end.kind === 'refused') {
    const isPlaced = living.length > 0;
    return isPlaced ? [`order ${living[0]?.order_id} was refused with ${end.code}`] : [];
  }
  if (end.kind === 'question') return [];
  const state = orders.find(({ order_id: orderId }) => orderId === end.orderId)?.state;
  // Told to wait, the shopper may hear by mail that it came to nothing (P-31).
  const mayFail =
    end.payment === 'CONFIRMING' && mails.some(({ text }) => text.includes(end.orderId));
  return state === 'PAID' || (state === 'PAYMENT_FAILED' && mayFail)
    ? []
    : [`order ${end.orderId} was answered ${end.payment} and is ${state ?? 'lost'}`];
};

/** A paid order has one payment of what was asked for; any other keeps no money. */
const faultsOfMoney = (
  { order_id: orderId, state, reference, asked }: OrderFacts,
  ledger: readonly Transaction[],
): readonly string[] => {
  const undone = new Set(
    ledger.flatMap((entry) =>
      entry.kind === 'reversal' ? [entry.paymentId] : entry.kind === 'void' ? [entry.voidedId] : [],
    ),
  );
  const own = ledger.filter((entry) => entry.reference === reference && !undone.has(entry.id));
  const approved = own.filter(
    (entry) =>
      (entry.kind === 'authorization' && entry.status === 'AUTHORIZED') ||
      (entry.kind === 'sale' && entry.status === 'COMPLETED'),
  );
  const payments = new Set(approved.map(({ id }) => id));
  const taken = ledger.filter(
    (entry) =>
      (entry.kind === 'sale' && payments.has(entry.id)) ||
      (entry.kind === 'capture' && payments.has(entry.paymentId) && !undone.has(entry.id)),
  );
  const wanted = state === 'PAID' && asked !== null ? 1 : 0;
  const isRight =
    approved.length === wanted &&
    taken.length === wanted &&
    taken.every(({ amountCents }) => amountCents === asked);
  return isRight
    ? []
    : [`order ${orderId} is ${state}: ${approved.length} approvals, ${taken.length} times taken`];
};

/** What cards lost, paid orders took, and nothing is held any more. */
const faultsOfGiftCards = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('gift_card_uses')
    .innerJoin('orders', 'orders.order_id', 'gift_card_uses.order_id')
    .leftJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['gift_card_uses.order_id', 'gift_card_uses.state', 'gift_card_uses.amount'])
    .select(['gift_card_id', 'orders.state as order', 'total_amount', 'payments.amount as asked'])
    .execute();
  const cards = await db
    .selectFrom('gift_cards')
    .select(['gift_card_id', 'amount', 'balance'])
    .execute();
  return [
    ...rows.flatMap(({ order_id: orderId, state, order, amount, asked, total_amount: total }) => {
      const wanted = order === 'PAID' ? 'TAKEN' : 'RETURNED';
      const sum = amount + (asked ?? 0);
      return state === wanted && sum === total
        ? []
        : [`order ${orderId} is ${order}: ${amount} of its gift card ${state}, ${sum} of ${total}`];
    }),
    ...cards.flatMap(({ gift_card_id: id, amount, balance }) => {
      const uses = rows.filter((row) => row.gift_card_id === id && row.state !== 'RETURNED');
      const spent = uses.reduce((sum, use) => sum + use.amount, 0);
      return amount - spent === balance ? [] : [`gift card ${id} has ${balance}, spent ${spent}`];
    }),
  ];
};

/** A second copy under the same id is one mail to whoever receives it (RFC 5322 §3.6.4). */
const faultsOfMails = (orderId: string, mails: readonly ReceivedMail[]): readonly string[] => {
  const own = new Set(
    mails.filter(({ text }) => text.includes(orderId)).map(({ subject }) => subject),
  );
  return own.size === 1 ? [] : [`order ${orderId} has ${own.size} different mails`];
};

/** The shelf lost what paid orders took. */
const faultsOfGoods = async (db: Kysely<Tables>, stock: number): Promise<readonly string[]> => {
  const { bags } = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .select(({ fn }) => fn.sum<string | null>('order_lines.quantity').as('bags'))
    .where('orders.state', '=', 'PAID')
    .where('product_id', '=', 'CHP-0001')
    .executeTakeFirstOrThrow();
  const { quantity } = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', 'CHP-0001')
    .where('location_number', '=', '100')
    .executeTakeFirstOrThrow();
  const expected = stock - Number(bags ?? 0);
  return quantity === expected ? [] : [`${quantity} bags on the shelf, expected ${expected}`];
};

const faultsOfKeys = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const open = await db
    .selectFrom('idempotency')
    .select('order_id')
    .where('state', '=', 'IN_PROGRESS')
    .where('order_id', 'is not', null)
    .execute();
  return open.map(({ order_id: orderId }) => `the submission of ${orderId} stays in progress`);
};
