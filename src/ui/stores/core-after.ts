import type { Core } from '#ui/core/core.ts';

/** The core, for use cases that wait for something else first. */
export const coreAfter = (core: Core, first: () => Promise<unknown>): Core => ({
  run: async (pick, signal) => {
    await first();
    return core.run(pick, signal);
  },
});
