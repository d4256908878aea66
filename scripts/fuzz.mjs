// `npm run fuzz -- --seed N --calls M`: starts the whole shop with everybody it deals with, sends M
// calls that follow from the seed (good, broken and hostile ones, pages, provider, tools, gateway),
// and prints the answers by status, all that must not be (5xx but those of calls still to come, what
// tells of the inside, what would end the process) and the heap. Ends with 1 when there was any.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

ensureInstalled();
const isFuzzing = process.env.FUZZING === 'yes';
if (!isFuzzing) {
  // Fuzzed in a process of its own: one that dies without a word is a finding too.
  if (!existsSync(join(projectFolder, 'dist', 'server'))) await build();
  const { status, signal } = spawnSync(pinnedNode, process.argv.slice(1), {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, FUZZING: 'yes' },
  });
  if (status !== 0 && status !== 1) stopWith(`The process ended by itself (${signal ?? status}).`);
  process.exit(status);
}
const { values } = parseArgs({
  options: { seed: { type: 'string' }, calls: { type: 'string', default: '2000' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const calls = Number(values.calls);
if (!Number.isInteger(seed) || !Number.isInteger(calls) || calls < 1)
  stopWith('--seed and --calls are whole numbers.', 2);

const { runFuzz } = await import('#test/attacks/fuzz/run-fuzz.ts');
console.error(`seed ${seed}, ${calls} calls`);
const { statuses, findings, before, after } = await runFuzz({
  seed,
  calls,
  say: (line) => console.log(line),
});
for (const [what, count] of [...statuses].sort()) console.log(`${what.padEnd(20)}${count}`);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`in use at the start ${megabytes(before)}, at the end ${megabytes(after)}`);
console.log(`${findings.length} findings in ${calls} calls, seed ${seed}`);
process.exit(findings.length === 0 ? 0 : 1);
