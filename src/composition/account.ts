import { ContainerModule } from 'inversify';
import { makeRefreshCustomer } from '#application/account/refresh-customer.ts';
import { CustomerAccountsToken, SignInSessionToken, tokenOf } from '#composition/tokens.ts';

export const accountUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('refreshCustomer')).toResolvedValue(makeRefreshCustomer, [
    SignInSessionToken,
    CustomerAccountsToken,
  ]);
});
