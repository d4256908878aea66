// `npm run mutants`: breaks the rules of src/domain in every small way Stryker knows and counts how
// many of these mutants the tests of test/domain notice. Prints the score of each folder and the
// mutants that survived, writes test-results/mutants.json, and fails under 90 %.
//   npm run mutants -- src/domain/cart src/domain/brand.ts   only these
//   npm run mutants -- --fresh                               forgets what earlier runs found
//   npm run mutants -- --concurrency=1                       leaves a core to others
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, installIn, pinnedNode, projectFolder, stopWith } from './install.mjs';

const known = /^(--fresh|--concurrency=[1-9]\d*|src\/domain(\/[a-z\d./-]+)?)$/;
const unknown = process.argv.slice(2).find((each) => !known.test(each));
if (unknown !== undefined) stopWith(`"${unknown}" is no part of src/domain and no option.`, 2);

ensureInstalled();
// Fetched by those who ask for it: 63 MB nobody else needs (D-DEV-05).
const tools = join(projectFolder, 'scripts', 'mutants');
installIn(tools, 'Installing Stryker …');

const { status } = spawnSync(pinnedNode, [join(tools, 'run.mjs'), ...process.argv.slice(2)], {
  cwd: projectFolder,
  stdio: 'inherit',
  // Few cases of each law, the same ones every time: a mutant's fate must not be luck.
  env: { ...process.env, PROPERTY_RUNS: '30', PROPERTY_SEED: '1' },
});
process.exitCode = status ?? 1;
