import { watchUnhandledFailures } from '#server/start/unhandled-failures.ts';

/**
 * A process that handles unhandled failures and then has the one that its argument names. It writes
 * `alive` to its standard error if it continues.
 */
watchUnhandledFailures();
const secret = Object.assign(new Error('lost'), { detail: 'ada@example.com' });
const suffer: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(secret),
  exception: () => {
    throw secret;
  },
  'closed output': () => process.stdout.write('nobody reads this\n'),
};
process.stdin.once('data', () => {
  setImmediate(() => suffer[process.argv[2] ?? '']?.());
  // A later turn of the loop: what kills a process has killed it by then.
  setTimeout(() => process.stderr.write('alive\n', () => process.exit(0)), 200);
});
