import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * How near two paths are: the folders they share below `src/domain` and `test/domain`, and the
 * likeness of their names.
 */
const nearness = (mutated: string, test: string): number => {
  const [here, there] = [mutated, test].map((path) => path.split('/').slice(2));
  if (here?.[0] !== there?.[0]) return 0;
  const own = here?.at(-1)?.replace('.ts', '') ?? '';
  return there?.at(-1)?.startsWith(own) === true ? 2 : 1;
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

/** The tests that run against mutants of the domain: the domain's own tests only. */
export default defineConfig({
  test: {
    include: ['test/domain/**/*.test.ts'],
    setupFiles: ['test/property-runs.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
});
