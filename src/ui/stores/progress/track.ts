import { runInAction } from 'mobx';
import type { Outcome } from '#application/run.ts';
import { done, type Progress, running } from '#ui/stores/progress/progress.ts';
import { type Landing, settle } from '#ui/stores/progress/settle.ts';

/**
 * Asks a use case and shows how far it is: running first, then done or failed. What it gave lands in
 * the same action and has the last word.
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
