// Runs on the pinned Node, started by `npm run mutants -- adapters`: folder by folder, each against the tests that reach it.
import { Stryker } from '@stryker-mutator/core';
import { placed, tellFigures, tellSurvivors } from './figures.mjs';
import { strykerOptions } from './stryker-options.mjs';

/** The parts with what is broken in each and the tests that should notice. */
const { plan, concurrency = 1 } = JSON.parse(process.argv[2]);

const found = [];
for (const { part, mutate, tests } of plan) {
  console.log(`\n${part}: ${tests.length} files of tests`);
  process.env['MUTANT_TESTS'] = JSON.stringify(tests);
  const stryker = new Stryker({
    ...strykerOptions,
    mutate,
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    concurrency,
    // Tests of the ports begin with a server of their own.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 120_000,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    logLevel: 'warn',
    warnings: { slow: false },
  });
  const mutants = placed(await stryker.runMutationTest());
  tellSurvivors(mutants);
  found.push(...mutants);
}
tellFigures(found, {
  folderOf: (file) => file.replace('src/adapters/', '').split('/').slice(0, -1).join('/'),
  least: 85,
  name: 'mutants-adapters',
});
