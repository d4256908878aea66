import type { Unmet } from '#cli/scenario/report/scenario-report.ts';
import { readTimeout } from '#cli/session/timeout.ts';
import { wordsOf } from '#cli/words/words.ts';

/** Why work was given up: it took longer than it may. */
class LimitReached extends Error {
  override readonly name = 'LimitReached';
  /** As it is written: `20s`. */
  readonly limit: string;

  constructor(limit: string) {
    super(limit);
    this.limit = limit;
  }
}

/** Runs work that is told to stop when the time is over, or when what is around it stops. */
export const inTime = async <Value>(
  limit: string | undefined,
  stop: AbortSignal,
  work: (stop: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  if (limit === undefined) return work(stop);
  const over = new AbortController();
  const milliseconds = readTimeout(limit, wordsOf('en-us'));
  const timer = setTimeout(() => over.abort(new LimitReached(limit)), milliseconds);
  try {
    return await work(AbortSignal.any([stop, over.signal]));
  } finally {
    clearTimeout(timer);
  }
};

/** What a step that was given up did not meet. */
export const unmetByStop = ({ reason }: AbortSignal): Unmet =>
  reason instanceof LimitReached
    ? { what: 'within', expected: reason.limit, seen: 'not done' }
    : { what: 'ended', expected: true, seen: false };

/** The value of the work, or of `givenUp` as soon as it is stopped: nobody knows how it goes on. */
export const unlessStopped = <Value>(
  work: Promise<Value>,
  stop: AbortSignal,
  givenUp: () => Value,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const give = () => resolve(givenUp());
    stop.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', give));
  });
