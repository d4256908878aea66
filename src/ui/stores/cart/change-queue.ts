import type { Outcome } from '#application/run.ts';

/** Changes of one thing, asked one after the other: a press never overtakes the one before it. */
export class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** True while an answer is outstanding that knows of more presses than this one. */
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

  /** Resolves when everything asked so far is answered. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
