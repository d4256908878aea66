import { data } from 'react-router-dom';
import type { Outcome } from '#ui/core.ts';
import type { Loaded } from '#ui/routes/scope.ts';

interface Tagged {
  readonly _tag: string;
}

/** HTTP statuses of pages that could not be filled, for machines that read them. */
const missingStatus = 404;
const failedStatus = 503;

/** Turns a use case's outcome into a loader's answer, with the status the page deserves. */
export const loaded = <Value>(outcome: Outcome<Value, Tagged>) => {
  if (outcome.ok) return { is: 'ready', value: outcome.value } satisfies Loaded<Value>;
  const { _tag: tag } = outcome.failure;
  if (tag === 'ProductNotFound') return missing();
  return data({ is: 'failed', tag } satisfies Loaded<Value>, { status: failedStatus });
};

export const missing = () =>
  data({ is: 'missing' } satisfies Loaded<never>, { status: missingStatus });
