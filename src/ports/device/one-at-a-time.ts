import type { Effect } from 'effect';

/** Work that the tabs of one browser must not do at the same time. */
export interface OneAtATime {
  /** Waits for its turn. Where there is no way to wait, the work runs at once. */
  run<Value, Failure>(work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
}
