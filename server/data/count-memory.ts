import type { CatalogState } from '#server/data/catalog-state.ts';

/** Counts are the one thing that grows with the catalogue: made once a version of it. */
export interface CountMemory {
  of(key: string, count: () => Promise<number>): Promise<number>;
}

/** Different questions kept at most. */
const most = 5000;

export const makeCountMemory = (
  catalog: () => CatalogState | Promise<CatalogState>,
): CountMemory => {
  let version = '';
  let counts = new Map<string, Promise<number>>();
  return {
    of: async (key, count) => {
      const state = await catalog();
      if (state.version !== version || counts.size >= most) {
        version = state.version;
        counts = new Map();
      }
      const kept = counts.get(key);
      if (kept !== undefined) return kept;
      const memory = counts;
      const made = count();
      memory.set(key, made);
      made.catch(() => memory.delete(key));
      return made;
    },
  };
};
