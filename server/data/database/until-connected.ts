import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';

/**
 * How long a repeatable step waits for a lost database, ms. A restart of PostgreSQL takes about a
 * second; after five seconds the shopper is told to try again.
 */
const patience = 5000;
const firstPause = 50;
const longestPause = 800;

/**
 * Repeats a task while the connection to the database is lost, for five seconds at most; then
 * throws the loss. Only for tasks that may be repeated: the first try may have been committed
 * although its answer was lost. `attempt` counts from 0.
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
