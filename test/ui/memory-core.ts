import { run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Core } from '#ui/core/core.ts';

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The use cases of every context side by side; no two contexts have one of the same name. */
export type FlatUseCases = Together<UseCases[keyof UseCases]>;

/**
 * A core of the use cases a test gives, whatever context they are of; asking for another one is the
 * test's mistake.
 */
export const coreOf = (useCases: Partial<FlatUseCases>): Core => {
  const contexts = new Proxy({} as UseCases, { get: () => useCases });
  return { run: (pick, signal) => run(pick(contexts), signal) };
};
