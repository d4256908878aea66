import { data } from 'react-router-dom';
import type { Outcome } from '#application/run.ts';
import type { Loaded } from '#ui/core/loaded.ts';

interface Tagged {
  readonly _tag: string;
}

/** HTTP statuses of pages whose data could not be loaded, for crawlers. */
export const missingStatus = 404;
const failedStatus = 503;

/** A use case's outcome as a screen takes it. */
export const read = <Value>(outcome: Outcome<Value, Tagged>): Loaded<Value> => {
  if (outcome.ok) return { is: 'ready', value: outcome.value };
  const { _tag: tag } = outcome.failure;
  return tag === 'ProductNotFound' ? { is: 'missing' } : { is: 'failed', tag };
};

/** Turns a use case's outcome into a loader's answer with an HTTP status. */
export const loaded = <Value>(outcome: Outcome<Value, Tagged>) => {
  const answer = read(outcome);
  if (answer.is === 'ready') return answer;
  return data(answer, { status: answer.is === 'missing' ? missingStatus : failedStatus });
};

export const missing = () =>
  data({ is: 'missing' } satisfies Loaded<never>, { status: missingStatus });
