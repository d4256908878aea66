import { type Container, ContainerModule } from 'inversify';
import { makePageAccountPass } from '#adapters/browser/page-account-pass.ts';
import { accountUseCases } from '#composition/account.ts';
import { identityUseCases } from '#composition/identity.ts';
import { bindAccount } from '#composition/ports/account.ts';
import { selfServiceUseCases } from '#composition/self-service.ts';
import { AccountPassToken, ClockToken, ShopEventsToken } from '#composition/tokens.ts';

/** Adds what a customer does with an account, and becoming one, to a browsing container. */
export const addAccount = (container: Container): void => {
  container
    .bind(AccountPassToken)
    .toConstantValue(
      makePageAccountPass(container.get(ClockToken), container.get(ShopEventsToken)),
    );
  container.load(
    new ContainerModule(bindAccount),
    accountUseCases,
    identityUseCases,
    selfServiceUseCases,
  );
};
