import type { Core } from '#ui/core/core.ts';

/** The core, for use cases that wait for something else first. */
export const coreAfter = <Contexts>(
  core: Core<Contexts>,
  first: () => Promise<unknown>,
): Core<Contexts> => ({
  run: async (pick, signal) => {
    await first();
    return core.run(pick, signal);
  },
});
