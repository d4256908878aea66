import { Effect } from 'effect';
import type { ShopEvents } from '#ports/session/shop-events.ts';

/** Wraps one GET. */
export type ScreenLoader = <Value, Failure>(
  work: Effect.Effect<Value, Failure>,
) => Effect.Effect<Value, Failure>;

/** Tells the screen to show and hide its loader; GETs inside GETs are counted (D-SESSION-24). */
export const makeScreenLoader = (events: ShopEvents): ScreenLoader => {
  let running = 0;
  const begin = Effect.sync(() => {
    running += 1;
    if (running === 1) events.emit({ name: 'toggleScreenLoader', show: true });
  });
  const end = Effect.sync(() => {
    running -= 1;
    if (running === 0) events.emit({ name: 'toggleScreenLoader', show: false });
  });
  return (work) =>
    Effect.acquireUseRelease(
      begin,
      () => work,
      () => end,
    );
};
