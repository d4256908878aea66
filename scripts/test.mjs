// `npm test`: everything that proves the shop. Installs what is missing, then runs each step and
// stops at the first that fails. `--fast` (npm run check) leaves out what starts servers or browsers.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '#scripts/chromium.mjs';
import { build } from './build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from './install.mjs';

const fast = process.argv.includes('--fast');
ensureInstalled();
const results = join(projectFolder, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const tool = (...path) => join(projectFolder, 'node_modules', ...path);
const environment = {
  ...process.env,
  PATH: `${tool('node', 'bin')}:${process.env.PATH}`,
  // Servers and commands are started hundreds of times: what was compiled once is kept.
  NODE_COMPILE_CACHE: join(results, 'compiled'),
};

const step = (name, command, args) => {
  const began = performance.now();
  console.error(`\n── ${name}`);
  const { status, signal } = spawnSync(command, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: environment,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (status !== 0) stopWith(`${name} failed (${signal ?? status}) after ${seconds} s.`);
  console.error(`   ${name}: ${seconds} s`);
};
const node = (name, ...args) => step(name, pinnedNode, args);

step('format and lint', tool('.bin', 'biome'), ['check', '--error-on-warnings', '.']);
node('types', tool('typescript', 'bin', 'tsc'), '-p', '.');
node('dead code', tool('knip', 'bin', 'knip.js'));
// Again without the tests: what only they use is dead as well.
const production = ['--production', '--config', 'knip.production.jsonc'];
node('dead code but for tests', tool('knip', 'bin', 'knip.js'), ...production);
const chromium = fast ? undefined : ensureChromium();
if (chromium !== undefined) environment.CHROMIUM_PATH = chromium;
if (!fast) await build().catch((error) => stopWith(`The build failed: ${error.message}`));
node(
  fast ? 'unit and property tests' : 'unit, property, contract, server and command line tests',
  tool('vitest', 'vitest.mjs'),
  'run',
  ...(fast
    ? [
        'test/domain',
        'test/application',
        'test/adapters',
        'test/doubles',
        'test/ui',
        'test/architecture',
      ]
    : []),
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
);
if (!fast) {
  if (chromium === undefined) {
    stopWith('The browser tests did not run: no Chromium. Everything before them passed.');
  }
  node('browser tests', tool('@playwright', 'test', 'cli.js'), 'test');
  if (environment.TEST_DATABASE_URL === undefined) {
    console.error('\nSkipped: PostgreSQL (TEST_DATABASE_URL is not set); PGlite was tested.');
  }
}
console.error('\nAll of it passed.');
