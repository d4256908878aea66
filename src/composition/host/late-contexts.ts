import { Effect } from 'effect';
import type { Late } from '#composition/host/late-code.ts';

type UseCase = (...input: readonly unknown[]) => Effect.Effect<unknown, unknown>;

/** An object that gives something for every name it is asked for. */
const anyName = <Whole extends object>(give: (name: string | symbol) => unknown): Whole =>
  new Proxy({} as Whole, { get: (_, name) => give(name) });

/**
 * Contexts whose code comes when the first of their use cases is run; nothing else about them
 * differs. A browser is given its contexts in such groups, so that no page pays for what another
 * does; nobody lists what is in them.
 */
export const lateContexts = <Some extends object>(code: Late<Some>): Some =>
  anyName((context) =>
    anyName((useCase) => (...input: readonly unknown[]) => {
      const found: Late<object> = code;
      return Effect.flatMap(found, (contexts) => {
        const run: UseCase = Reflect.get(Reflect.get(contexts, context), useCase);
        return run(...input);
      });
    }),
  );
