import { makeBoundedMemory } from '#server/base/host/bounded-memory.ts';
import type { CatalogState } from '#server/data/catalog-state/catalog-state.ts';

/** Counts are the one thing that grows with the catalogue: made once a version of it. */
export interface CountMemory {
  of(key: string, count: () => Promise<number>): Promise<number>;
}

/** Some five thousand questions. */
const mostBytes = 2 * 1024 * 1024;

export const makeCountMemory = (
  catalog: () => CatalogState | Promise<CatalogState>,
): CountMemory => {
  const memory = makeBoundedMemory<{ readonly count: number }>({ mostBytes, bytesOf: () => 16 });
  return {
    of: async (key, count) => {
      const { version } = await catalog();
      return (await memory.of(version, key, async () => ({ count: await count() }))).count;
    },
  };
};
