// `npm run properties`: the laws of the domain and the use cases with 10,000 cases each, from a seed
// it prints; `-- --seed=N` runs the same cases again, `-- --runs=N` another number of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, projectFolder } from './install.mjs';

ensureInstalled();
const told = (name) =>
  process.argv
    .find((each) => each.startsWith(`--${name}=`))
    ?.split('=')
    .at(1);
const seed = told('seed') ?? String(Date.now() % 2 ** 31);
const runs = told('runs') ?? '10000';
console.error(`${runs} cases each, seed ${seed}`);
const { status } = spawnSync(
  pinnedNode,
  [
    join(projectFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    'test/domain',
    'test/application',
    '--testTimeout=1200000',
  ],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_RUNS: runs, PROPERTY_SEED: seed },
  },
);
console.error(`seed ${seed}`);
process.exitCode = status ?? 1;
