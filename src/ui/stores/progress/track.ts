import { runInAction } from 'mobx';
import type { Outcome } from '#application/run.ts';
import { done, type Progress, running } from '#ui/stores/progress/progress.ts';
import { type Landing, settle } from '#ui/stores/progress/settle.ts';

/**
 * Runs a use case and shows its progress: running, then done or failed. Its value is applied in
 * the same action, after the progress.
 */
export const track = async <Value, Failure>(
  ask: () => Promise<Outcome<Value, Failure>>,
  show: (progress: Progress<Failure>) => void,
  landing: Partial<Landing<Value, Failure>> = {},
): Promise<void> => {
  runInAction(() => show(running));
  await settle(ask(), {
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
