import type { UseCases } from '#application/use-cases.ts';
import { run } from '#composition/run.ts';
import type { Core } from '#ui/core/core.ts';

/** A core of the use cases a test gives; asking for another one is the test's mistake. */
export const coreOf = (useCases: Partial<UseCases>): Core => ({
  run: (pick, signal) => run(pick(useCases as UseCases), signal),
});
