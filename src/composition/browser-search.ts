import { type Container, ContainerModule } from 'inversify';
import { searchUseCases } from '#composition/search.ts';
import { bindSearch } from '#composition/search-ports.ts';

/** Adds suggestions and recent searches to a browsing container. */
export const addSearch = (container: Container): void => {
  container.load(new ContainerModule(bindSearch), searchUseCases);
};
