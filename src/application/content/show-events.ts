import { Effect } from 'effect';
import { localDay } from '#application/content/local-day.ts';
import { isOver } from '#domain/content/concert.ts';
import type { StageEvent } from '#domain/content/content.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Those still to come. */
export type ShowEvents = () => Effect.Effect<readonly StageEvent[], CallFailure>;

/** Concerts and classes that are still to come, the next first (D-ROUTE-28). */
export const makeShowEvents = (content: ShopContent, clock: Clock): ShowEvents =>
  Effect.fn('showEvents')(function* () {
    const today = localDay(clock.now());
    return (yield* content.events).filter((event) => !isOver(event, today));
  });
