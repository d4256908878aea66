import { Container } from 'inversify';
import { cartUseCases } from '#composition/cart.ts';
import { catalogUseCases } from '#composition/catalog.ts';
import { sessionUseCases } from '#composition/session.ts';

/** A container with the use cases every page needs and no port; the entry point binds the ports. */
export const makeBrowsingContainer = (): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(sessionUseCases, catalogUseCases, cartUseCases);
  return container;
};
