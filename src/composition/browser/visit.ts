import { type Container, ContainerModule } from 'inversify';
import { bindVisit } from '#composition/ports/visit.ts';
import { visitUseCases } from '#composition/visit.ts';

/** Adds what a visit leaves behind and wishes to a browsing container. */
export const addVisit = (container: Container): void => {
  container.load(new ContainerModule(bindVisit), visitUseCases);
};
