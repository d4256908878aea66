import { Container } from 'inversify';
import { cartUseCases } from '#composition/cart.ts';
import { choiceUseCases } from '#composition/choices.ts';

/**
 * A container with the use cases that need nothing but this device, and no port; the entry point
 * binds the ports and adds the other groups.
 */
export const makeKeptContainer = (): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(choiceUseCases, cartUseCases);
  return container;
};
