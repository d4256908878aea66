import { runInAction } from 'mobx';
import type { Outcome } from '#application/run.ts';
import { applyOutcome, type OutcomeHandlers } from '#ui/stores/progress/apply-outcome.ts';
import { done, type Progress, running } from '#ui/stores/progress/progress.ts';

/**
 * Runs a use case and shows its progress: running, then done or failed. Its value is applied in
 * the same action, after the progress.
 */
export const track = async <Value, Failure>(
  ask: () => Promise<Outcome<Value, Failure>>,
  show: (progress: Progress<Failure>) => void,
  landing: Partial<OutcomeHandlers<Value, Failure>> = {},
): Promise<void> => {
  runInAction(() => show(running));
  await applyOutcome(ask(), {
    success: (value) => {
      show(done);
      landing.success?.(value);
    },
    failure: (failure) => {
      show({ is: 'failed', failure });
      landing.failure?.(failure);
    },
  });
};
