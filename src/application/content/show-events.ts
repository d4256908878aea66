import { Effect } from 'effect';
import { localDay } from '#application/content/local-day.ts';
import type { UseCases } from '#application/use-cases.ts';
import { isOver } from '#domain/content/concert.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { Clock } from '#ports/device/clock.ts';

/** Concerts and classes that are still to come, the next first (D-ROUTE-28). */
export const makeShowEvents = (content: ShopContent, clock: Clock): UseCases['showEvents'] =>
  Effect.fn('showEvents')(function* () {
    const today = localDay(clock.now());
    return (yield* content.events).filter((event) => !isOver(event, today));
  });
