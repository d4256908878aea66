import { type Container, ContainerModule } from 'inversify';
import { visitUseCases } from '#composition/visit.ts';
import { bindVisit } from '#composition/visit-ports.ts';

/** Adds what a visit leaves behind and wishes to a browsing container. */
export const addVisit = (container: Container): void => {
  container.load(new ContainerModule(bindVisit), visitUseCases);
};
