import { type Container, ContainerModule } from 'inversify';
import { accountUseCases } from '#composition/account.ts';
import { bindAccount } from '#composition/account-ports.ts';
import { identityUseCases } from '#composition/identity.ts';
import { selfServiceUseCases } from '#composition/self-service.ts';

/** Adds what a customer does with an account, and becoming one, to a browsing container. */
export const addAccount = (container: Container): void => {
  container.load(
    new ContainerModule(bindAccount),
    accountUseCases,
    identityUseCases,
    selfServiceUseCases,
  );
};
