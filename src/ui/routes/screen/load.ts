import { data } from 'react-router-dom';
import type { Outcome } from '#application/run.ts';
import type { Loaded } from '#ui/core/loaded.ts';

interface Tagged {
  readonly _tag: string;
}

/** HTTP statuses of pages that could not be filled, for machines that read them. */
const missingStatus = 404;
const failedStatus = 503;

/** What a screen makes of a use case's outcome. */
export const read = <Value>(outcome: Outcome<Value, Tagged>): Loaded<Value> => {
  if (outcome.ok) return { is: 'ready', value: outcome.value };
  const { _tag: tag } = outcome.failure;
  return tag === 'ProductNotFound' ? { is: 'missing' } : { is: 'failed', tag };
};

/** Turns a use case's outcome into a loader's answer, with the status the page deserves. */
export const loaded = <Value>(outcome: Outcome<Value, Tagged>) => {
  const answer = read(outcome);
  if (answer.is === 'ready') return answer;
  return data(answer, { status: answer.is === 'missing' ? missingStatus : failedStatus });
};

export const missing = () =>
  data({ is: 'missing' } satisfies Loaded<never>, { status: missingStatus });
