// Runs on the pinned Node, started by scripts/rows/audit.mjs: the tests of one row against changes of what they import.
import { Stryker } from '@stryker-mutator/core';
import { strykerOptions } from './stryker-options.mjs';

const { id, files, parts } = JSON.parse(process.argv[2]);
process.env['MUTANT_TESTS'] = JSON.stringify(files);
process.env['MUTANT_ROW'] = id;

const mutants = await new Stryker({
  ...strykerOptions,
  mutate: parts,
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  concurrency: 1,
  reporters: [],
  logLevel: 'error',
  warnings: false,
}).runMutationTest();

const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived'].includes(status));
const noticed = counted.filter(({ status }) => status !== 'Survived').length;
console.log(`AUDIT ${noticed} ${counted.length}`);
