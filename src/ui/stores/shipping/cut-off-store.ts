import { makeAutoObservable, runInAction } from 'mobx';
import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';
import type { CoreOf } from '#ui/core/core.ts';

/** For how many minutes an order still leaves today; looks again each time that changes. */
export class CutOffStore {
  minutes: number | undefined = undefined;
  readonly #core: CoreOf<'delivery'>;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #watched: Expectation | NoDay | undefined = undefined;

  constructor(core: CoreOf<'delivery'>) {
    this.#core = core;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Until the returned function runs; `onOver` when the cut-off passes meanwhile. */
  watch(expected: Expectation | NoDay, onOver: () => void): () => void {
    this.#watched = expected;
    void this.look(expected, onOver);
    return () => {
      clearTimeout(this.#timer);
      this.#watched = undefined;
    };
  }

  async look(expected: Expectation | NoDay, onOver: () => void): Promise<void> {
    const told = await this.#core.run(({ delivery }) => delivery.tellCutOff(expected));
    if (!told.ok || this.#watched !== expected) return;
    const { minutes, changesIn } = told.value;
    const isOver = this.minutes !== undefined && minutes === undefined;
    runInAction(() => {
      this.minutes = minutes;
    });
    if (isOver) onOver();
    else if (changesIn !== undefined) {
      // Longer waits than timers take are looked at again on the way.
      const pause = Math.min(changesIn, longestPause);
      this.#timer = setTimeout(() => void this.look(expected, onOver), pause);
    }
  }
}

/** An hour, ms. */
const longestPause = 3_600_000;
