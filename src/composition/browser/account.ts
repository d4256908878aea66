import { makePageAccountPass } from '#adapters/browser/page-account-pass.ts';
import { accountUseCases } from '#application/account/account-use-cases.ts';
import { selfServiceUseCases } from '#application/sign-in/self-service/self-service-use-cases.ts';
import { signInUseCases } from '#application/sign-in/sign-in-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { accountPorts } from '#composition/ports/account.ts';
import type { IdentityPorts } from '#composition/ports/late-identity.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Accounts, creating one included. */
export const openAccount = (storefront: Host<StorefrontPorts & IdentityPorts>) => {
  const host = storefront.with(accountPorts).with({
    accountPass: ({ clock, shopEvents }) => makePageAccountPass(clock, shopEvents),
  });
  const { ports } = host;
  const signIn = signInUseCases(ports);
  return {
    host,
    signIn,
    account: accountUseCases(ports, signIn),
    selfService: selfServiceUseCases(ports),
  };
};
