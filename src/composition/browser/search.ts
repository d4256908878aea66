import { type Container, ContainerModule } from 'inversify';
import { bindSearch } from '#composition/ports/search.ts';
import { searchUseCases } from '#composition/search.ts';

/** Adds suggestions and recent searches to a browsing container. */
export const addSearch = (container: Container): void => {
  container.load(new ContainerModule(bindSearch), searchUseCases);
};
