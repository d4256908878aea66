import { Effect } from 'effect';
import type { Container } from 'inversify';
import type { UseCases } from '#application/use-cases.ts';
import { ownTask } from '#composition/own-task.ts';
import { tokenOf } from '#composition/tokens.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

type Name = keyof UseCases;
type AnyUseCase = (...input: readonly unknown[]) => Effect.Effect<unknown, unknown>;

/** Evaluating code and using it first are two tasks. */
const inTurn = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load();
  await ownTask();
  return code;
};

/**
 * Loads code once; a load that failed is tried again by the next who asks. To that one it looks
 * like a call without an answer, which is what it is.
 */
export const makeLateCode = <Code>(
  _name: string,
  load: () => Promise<Code>,
): Effect.Effect<Code, ShopUnreachable> => {
  let loading: Promise<Code> | undefined;
  return Effect.tryPromise({
    try: () => {
      loading ??= inTurn(load).catch((cause: unknown) => {
        loading = undefined;
        throw cause;
      });
      return loading;
    },
    catch: () => new ShopUnreachable({ why: 'offline' }),
  });
};

/**
 * A group of use cases whose code comes when the first of them is run; nothing else about them
 * differs. `code` adds their bindings to the container.
 *
 * A browser is given its use cases in such groups, so that no page pays for what another does.
 * To make one of your own: name its use cases in a list of `use-case-names.ts`, write a
 * `browser-<group>.ts` that loads its modules and ports into a container, import that file
 * dynamically in a `makeLateCode`, and give both to this function in `browser.ts`.
 */
export const lateUseCases = <Some extends Name>(
  container: Container,
  names: readonly Some[],
  code: Effect.Effect<unknown, ShopUnreachable>,
): Pick<UseCases, Some> => {
  const late: Partial<Record<Some, AnyUseCase>> = {};
  for (const name of names) {
    late[name] = (...input) =>
      Effect.andThen(code, () => (container.get(tokenOf(name)) as AnyUseCase)(...input));
  }
  return late as unknown as Pick<UseCases, Some>;
};
