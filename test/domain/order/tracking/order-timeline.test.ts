import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderMilestones } from '#domain/order/order.ts';
import {
  mayOrderMove,
  type OrderState,
  orderStates,
  shopperFace,
} from '#domain/order/order-machine.ts';
import { isOnItsWay, momentsOf, timelineOf } from '#domain/order/tracking/order-timeline.ts';

const placedAt = '2026-11-21T12:00:00.000Z';
const minute = (count: number): string =>
  new Date(Date.parse(placedAt) + count * 60_000).toISOString();

/** A way an order can really take, from the moment it is submitted. */
const ways = fc.array(fc.nat(), { maxLength: 9 }).map((choices) => {
  const way: OrderState[] = ['PLACING'];
  for (const choice of choices) {
    const from = way.at(-1) ?? 'PLACING';
    const next = orderStates.filter((to) => mayOrderMove(from, to));
    const to = next[choice % Math.max(1, next.length)];
    if (to !== undefined) way.push(to);
  }
  return way;
});

const progressAfter = (way: readonly OrderState[], shipsNothing = false) => ({
  ...shopperFace(way.at(-1) ?? 'PLACING'),
  timeline: momentsOf(
    placedAt,
    way.slice(1).map((to, place) => ({ to, at: minute(place + 1) })),
  ),
  shipsNothing,
});

describe('the timeline of an order', () => {
  it('[ORDER-09] names each milestone once, in the order of time, and begins with the placing', () => {
    fc.assert(
      fc.property(ways, fc.boolean(), (way, shipsNothing) => {
        const steps = timelineOf(progressAfter(way, shipsNothing));
        const names = steps.map(({ milestone }) => milestone);
        expect(new Set(names).size).toBe(names.length);
        expect(names[0]).toBe('PLACED');
        for (const name of names) expect(orderMilestones).toContain(name);
        const times = steps.flatMap(({ at }) => (at === undefined ? [] : [at]));
        expect(times.toSorted()).toEqual(times);
      }),
    );
  });

  it('what is still to come has no time, follows all that was reached, and one step is now', () => {
    fc.assert(
      fc.property(ways, fc.boolean(), (way, shipsNothing) => {
        const steps = timelineOf(progressAfter(way, shipsNothing));
        const firstAhead = steps.findIndex(({ is }) => is === 'ahead');
        const isOver = firstAhead === -1;
        expect(steps.filter(({ is }) => is === 'now')).toHaveLength(isOver ? 0 : 1);
        steps.forEach(({ is, at }, place) => {
          expect(is === 'ahead').toBe(!isOver && place >= firstAhead);
          expect(at === undefined).toBe(is === 'ahead');
        });
      }),
    );
  });

  it('nothing of a canceled or refunded order is still on its way', () => {
    fc.assert(
      fc.property(ways, (way) => {
        const progress = progressAfter(way);
        if (progress.status === 'CANCELLED') expect(isOnItsWay(progress)).toBe(false);
      }),
    );
  });

  it('a parcel goes all the way; e-gift cards are never packed', () => {
    const told = (way: readonly OrderState[], shipsNothing = false) =>
      timelineOf(progressAfter(way, shipsNothing)).map(({ milestone, is }) => `${milestone} ${is}`);
    expect(told(['PLACING', 'PAID'])).toEqual([
      'PLACED done',
      'PAID now',
      'PREPARED ahead',
      'SHIPPED ahead',
      'DELIVERED ahead',
    ]);
    expect(told(['PLACING', 'PAID'], true)).toEqual(['PLACED done', 'PAID done']);
    expect(told(['PLACING', 'PAID', 'CANCELLED'])).toEqual([
      'PLACED done',
      'PAID done',
      'CANCELLED now',
      'REFUNDED ahead',
    ]);
    expect(told(['PLACING', 'PAID', 'FULFILLING', 'SHIPPED', 'DELIVERED']).at(-1)).toBe(
      'DELIVERED done',
    );
  });
});
