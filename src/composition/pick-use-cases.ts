import type { Container } from 'inversify';
import type { UseCases } from '#application/use-cases.ts';
import { tokenOf } from '#composition/tokens.ts';

/** The named use cases of a container, each built when it is first asked for. */
export const pickUseCases = <Some extends Partial<UseCases>>(
  container: Container,
  names: readonly (keyof UseCases)[],
): Some => {
  const built = {};
  for (const name of names) {
    Object.defineProperty(built, name, {
      enumerable: true,
      get: () => container.get(tokenOf(name)),
    });
  }
  return built as Some;
};
