import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How near two paths are: the folders they share below `src` and `test`, and the likeness of their names. */
const nearness = (mutated: string, test: string): number => {
  const [here = [], there = []] = [mutated, test].map((path) => path.split('/').slice(1));
  const apart = here.findIndex((folder, depth) => folder !== there[depth]);
  const own = here.at(-1)?.replace('.ts', '') ?? '';
  return apart + (there.at(-1)?.startsWith(own) === true ? 10 : 0);
};

/** The tests of the mutated file first: the run ends with the first one that fails. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const mutated = this.ctx.config.related?.[0];
    if (mutated === undefined) return files;
    const path = relative(root, mutated);
    const rank = ({ moduleId }: TestSpecification) => nearness(path, relative(root, moduleId));
    return files.toSorted((one, other) => rank(other) - rank(one));
  }
}

/** The tests that run against mutants: the domain's own tests, or those an audit names (scripts/rows/audit.mjs). */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTANT_TESTS'] ?? '["test/domain/**/*.test.ts"]') as string[],
    setupFiles: ['test/property-runs.ts'],
    isolate: false,
    // An audit asks the tests of one row alone (scripts/rows/audit.mjs).
    ...(process.env['MUTANT_ROW'] && { testNamePattern: `\\[${process.env['MUTANT_ROW']}\\]` }),
    restoreMocks: true,
    // The longest walks an identity provider through every order of its steps.
    testTimeout: 180_000,
    // Some tests of the adapters begin with a whole server.
    hookTimeout: 300_000,
    sequence: { sequencer: NearestFirst },
  },
});
