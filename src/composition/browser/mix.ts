import { type Container, ContainerModule } from 'inversify';
import { mixUseCases } from '#composition/mix.ts';
import { bindMix } from '#composition/ports/mix.ts';

/** Adds the table where boxes are filled to a browsing container. */
export const addMixing = (container: Container): void => {
  container.load(new ContainerModule(bindMix), mixUseCases);
};
