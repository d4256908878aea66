import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';

/**
 * How long a step that is safe to repeat waits for a lost database, ms: a restart of PostgreSQL
 * takes about a second, and a shopper who waits longer is better told.
 */
const patience = 5000;
const firstPause = 50;
const longestPause = 800;

/**
 * Carries a task out, again and again while the connection to the database is lost, for five
 * seconds at most; then the loss is thrown. Only for tasks that are safe to repeat: the first try
 * may have been committed without our hearing of it. `attempt` counts from 0.
 */
export const untilConnected = async <Value>(
  task: (attempt: number) => Promise<Value>,
): Promise<Value> => {
  const end = performance.now() + patience;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await task(attempt);
    } catch (failure) {
      if (!isConnectionLoss(failure) || performance.now() >= end) throw failure;
      await wait(Math.min(longestPause, firstPause * 2 ** attempt));
    }
  }
};
