import { runInAction } from 'mobx';
import type { Outcome } from '#application/run.ts';

export interface OutcomeHandlers<Value, Failure> {
  readonly success: (value: Value) => void;
  readonly failure: (failure: Failure) => void;
}

/**
 * Waits for a use case and applies its outcome in one MobX action, so that observers see all of it
 * at once.
 */
export const applyOutcome = async <Value, Failure>(
  outcome: Promise<Outcome<Value, Failure>>,
  { success, failure }: OutcomeHandlers<Value, Failure>,
): Promise<void> => {
  const ended = await outcome;
  runInAction(() => {
    if (ended.ok) success(ended.value);
    else failure(ended.failure);
  });
};
