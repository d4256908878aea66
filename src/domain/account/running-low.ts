import type { OrderSummary } from '#domain/order/order-history.ts';

/** Something a shopper orders again and again, and may soon be without. */
export interface RunningLow {
  readonly productId: string;
  /** Whole days the last order of it lasts, at the pace of the orders before; at least 1. */
  readonly lastsDays: number;
  /** Whole days since the last order of it. */
  readonly daysAgo: number;
}

const dayMilliseconds = 86_400_000;

/** As many as fit one row. */
const mostShown = 4;

/** From so much of the time it lasts it may run low … */
const fromShare = 0.8;
/** … and after so many times of it the shopper has probably stopped. */
const untilShare = 3;

interface Bought {
  readonly day: number;
  readonly units: number;
}

/**
 * What was ordered on two days or more and is about used up, by dates and quantities of orders alone: nobody
 * knows what is still in the cupboard. The most overdue first. Orders that were not paid do not count, nor do
 * e-gift cards and boxes of one's own mixing.
 */
export const runningLow = (orders: readonly OrderSummary[], now: number): readonly RunningLow[] => {
  const bought = boughtIn(orders);
  return [...bought]
    .flatMap(([productId, each]) => dueOf(productId, each, now))
    .sort((one, other) => overdue(other) - overdue(one) || byId(one, other))
    .slice(0, mostShown);
};

const overdue = ({ daysAgo, lastsDays }: RunningLow): number => daysAgo / lastsDays;

const byId = (one: RunningLow, other: RunningLow): number =>
  one.productId < other.productId ? -1 : 1;

const boughtIn = (orders: readonly OrderSummary[]): ReadonlyMap<string, readonly Bought[]> => {
  const bought = new Map<string, Bought[]>();
  for (const { payment, placedAt, lines } of orders) {
    if (payment !== 'PAID') continue;
    const day = Math.floor(Date.parse(placedAt) / dayMilliseconds);
    for (const { productId, quantity, contents, isGift } of lines) {
      if (contents !== undefined || isGift === true) continue;
      bought.set(productId, [...(bought.get(productId) ?? []), { day, units: quantity }]);
    }
  }
  return bought;
};

const unitsOf = (bought: readonly Bought[]): number =>
  bought.reduce((sum, { units }) => sum + units, 0);

/** What was bought before the last day was used up by then: that is the pace. */
const dueOf = (
  productId: string,
  bought: readonly Bought[],
  now: number,
): readonly RunningLow[] => {
  const days = bought.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const used = unitsOf(bought.filter(({ day }) => day < last));
  const left = unitsOf(bought.filter(({ day }) => day === last));
  if (used <= 0 || left <= 0) return [];
  const lastsDays = Math.max(1, Math.round((left * (last - first)) / used));
  const daysAgo = Math.floor(now / dayMilliseconds) - last;
  const isDue = daysAgo >= lastsDays * fromShare && daysAgo <= lastsDays * untilShare;
  return isDue ? [{ productId, lastsDays, daysAgo }] : [];
};
