import { Effect } from 'effect';
import type { Container } from 'inversify';
import type { UseCases } from '#application/use-cases.ts';
import { tokenOf } from '#composition/tokens.ts';
import type { orderingNames } from '#composition/use-case-names.ts';
import { ShopUnreachable } from '#ports/failures.ts';

type OrderingName = (typeof orderingNames)[number];
type AnyUseCase = (...input: readonly unknown[]) => Effect.Effect<unknown, unknown>;

/** Loads code once; a load that failed is tried again by the next who asks. */
export const makeLateCode = <Code>(
  load: () => Promise<Code>,
): Effect.Effect<Code, ShopUnreachable> => {
  let loading: Promise<Code> | undefined;
  return Effect.tryPromise({
    try: () => {
      loading ??= load().catch((cause: unknown) => {
        loading = undefined;
        throw cause;
      });
      return loading;
    },
    catch: () => new ShopUnreachable({ call: 'checkout', text: 'Network Error' }),
  });
};

/** Use cases whose code comes when the first of them is run; nothing else about them differs. */
export const lateUseCases = (
  container: Container,
  names: readonly OrderingName[],
  code: Effect.Effect<unknown, ShopUnreachable>,
): Pick<UseCases, OrderingName> => {
  const late: Partial<Record<OrderingName, AnyUseCase>> = {};
  for (const name of names) {
    late[name] = (...input) =>
      Effect.andThen(code, () => (container.get(tokenOf(name)) as AnyUseCase)(...input));
  }
  return late as unknown as Pick<UseCases, OrderingName>;
};
