import { Effect } from 'effect';

/** How a use case ended. A defect rejects instead: it is a bug, not an answer. */
export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Runs a use case for screens and terminals, which do not use Effect themselves. With a signal
 * it can be aborted together with its requests; the promise then rejects.
 */
export const run = <Value, Failure>(
  useCase: Effect.Effect<Value, Failure>,
  signal?: AbortSignal,
): Promise<Outcome<Value, Failure>> =>
  Effect.runPromise(
    Effect.match(useCase, {
      onSuccess: (value): Outcome<Value, Failure> => ({ ok: true, value }),
      onFailure: (failure): Outcome<Value, Failure> => ({ ok: false, failure }),
    }),
    signal && { signal },
  );
