// Runs on the pinned Node, started by scripts/rows/audit.mjs: the tests of one row against changes of what they import.
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { strykerOptions } from './stryker-options.mjs';

const { id, files, parts, copies } = JSON.parse(process.argv[2]);
process.env['MUTANT_TESTS'] = JSON.stringify(files);
process.env['MUTANT_ROW'] = id;

await new Stryker({
  ...strykerOptions,
  tempDirName: copies,
  mutate: parts,
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  concurrency: 1,
  plugins: ['@stryker-mutator/*', fileURLToPath(new URL('each-mutant.mjs', import.meta.url))],
  reporters: ['each-mutant'],
  logLevel: 'error',
  warnings: false,
}).runMutationTest();
