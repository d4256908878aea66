// `npm run mutants`: breaks the rules of src/domain in every small way Stryker knows and counts how
// many of these mutants the tests of test/domain notice. Prints the score of each folder and the
// mutants that survived, writes test-results/mutants.json, and fails under 90 %.
//   npm run mutants -- src/domain/cart src/domain/brand.ts   only these
//   npm run mutants -- --fresh                               forgets what earlier runs found
//   npm run mutants -- --concurrency=1                       leaves a core to others
// `npm run mutants -- adapters` does the same to src/adapters/http and src/adapters/identity, folder by folder
// against the tests of test/adapters that reach it, slowly; fails under 85 %, writes test-results/mutants-adapters.json.
//   npm run mutants -- adapters src/adapters/http/cart       only this
//   npm run mutants -- adapters --sample=4 --seed=7          only 4 lines of each file, drawn by the seed
//   npm run mutants -- adapters --quick                      without the tests that start the whole shop: a score at
//                                                            most as high, in a tenth of the time
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { adapterFolders, drawnLines, filesOf, testsOf } from '#scripts/mutants/adapter-tests.mjs';
import { ensureInstalled, installIn, pinnedNode, projectFolder, stopWith } from './install.mjs';

const [first, ...rest] = process.argv.slice(2);
const isAdapters = first === 'adapters';
const told = isAdapters ? rest : process.argv.slice(2);
const known = isAdapters
  ? /^(--quick|--(concurrency|sample|seed)=[1-9]\d*|src\/adapters\/(http|identity)(\/[a-z\d./-]+)?)$/
  : /^(--fresh|--concurrency=[1-9]\d*|src\/domain(\/[a-z\d./-]+)?)$/;
const unknown = told.find((each) => !known.test(each));
if (unknown !== undefined) {
  const whole = isAdapters ? 'src/adapters/http or src/adapters/identity' : 'src/domain';
  stopWith(`"${unknown}" is no part of ${whole} and no option.`, 2);
}

const numberOf = (name) => {
  const given = told.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
  return given === undefined ? undefined : Number(given);
};

/** What is broken in each part of the adapters, and the tests that should notice. */
const adapterPlan = () => {
  const asked = told
    .filter((each) => !each.startsWith('--'))
    .map((part) => part.replace(/\/$/, ''));
  const parts = asked.length === 0 ? adapterFolders() : asked;
  const sample = numberOf('sample');
  return parts.map((part) => {
    const files = filesOf(part, parts);
    const lines = (file) => drawnLines(file, numberOf('seed') ?? 1, sample);
    const mutate = sample === undefined ? files : files.flatMap(lines);
    return { part, mutate, tests: testsOf(files, told.includes('--quick')) };
  });
};

ensureInstalled();
// Installed on demand: 63 MB that only this command needs (D-DEV-05).
const tools = join(projectFolder, 'scripts', 'mutants');
installIn(tools, 'Installing Stryker …');

process.chdir(projectFolder);
const [run, ...parts] = isAdapters
  ? [
      'run-adapters.mjs',
      JSON.stringify({ plan: adapterPlan(), concurrency: numberOf('concurrency') }),
    ]
  : ['run.mjs', ...told];
const { status } = spawnSync(pinnedNode, [join(tools, run), ...parts], {
  cwd: projectFolder,
  stdio: 'inherit',
  // Few cases of each property, the same ones every time: whether a mutant is noticed must not
  // depend on chance.
  env: { ...process.env, PROPERTY_RUNS: '30', PROPERTY_SEED: '1' },
});
process.exitCode = status ?? 1;
