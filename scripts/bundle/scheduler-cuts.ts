import type { Cuts } from './cuts.ts';

/**
 * React works for 5 ms between two looks at what else there is to do. On a phone a piece of its work may itself take as long as
 * that, so it looks after 3 ms (D-PERF-05).
 */
export const schedulerCuts: Cuts = {
  file: 'scheduler/cjs/scheduler.production.js',
  instead: [['frameInterval = 5,', 'frameInterval = 3,']],
};
