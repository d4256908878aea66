import type { Outcome } from '#application/run.ts';

/** Runs changes of one thing one after the other, in the order of the presses. */
export class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** True while changes are waiting or running. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  async ask<Value, Failure>(
    change: () => Promise<Outcome<Value, Failure>>,
  ): Promise<Outcome<Value, Failure>> {
    this.#waiting += 1;
    const asked = this.#last.then(change);
    this.#last = asked.catch(() => undefined);
    try {
      return await asked;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Resolves when every change so far has ended. */
  async allEnded(): Promise<void> {
    await this.#last;
  }
}
