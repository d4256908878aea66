import { hearStrayFailures } from '#server/start/stray-failures.ts';

/**
 * A process that hears stray failures and then suffers the one its argument names. It says `alive`
 * on its standard error when it has lived on.
 */
hearStrayFailures();
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
