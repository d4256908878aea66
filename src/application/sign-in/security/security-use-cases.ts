import { makeConfirmIdentity } from '#application/sign-in/security/confirm-identity.ts';
import {
  makeAddContact,
  makeCheckContact,
  makeConfirmContact,
  makeRemoveContact,
  makeSendContactCode,
  makeShowContacts,
} from '#application/sign-in/security/contacts.ts';
import { makeOpenAccount } from '#application/sign-in/security/open-account.ts';
import {
  makeChoosePassword,
  makeRemovePassword,
  makeShowPassword,
} from '#application/sign-in/security/password.ts';
import type { SignInUseCases } from '#application/sign-in/sign-in-use-cases.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface SecurityPorts {
  readonly signInSession: SignInSession;
  readonly accountPass: AccountPass;
  readonly providerAccounts: ProviderAccounts;
  readonly redirectSignIn: RedirectSignIn;
  /** Without scopes the page of sign-in and security is not offered. */
  readonly shopFacts: { readonly accountScopes: readonly string[] };
}

/** The password and the contacts at the provider (MYACC-04 … MYACC-16). */
export const securityUseCases = (
  ports: SecurityPorts,
  { completeSignIn }: Pick<SignInUseCases, 'completeSignIn'>,
) => {
  const openAccount = makeOpenAccount(
    ports.signInSession,
    ports.accountPass,
    ports.providerAccounts,
  );
  return {
    confirmIdentity: makeConfirmIdentity(ports, completeSignIn),
    showContacts: makeShowContacts(openAccount),
    addContact: makeAddContact(openAccount),
    removeContact: makeRemoveContact(openAccount),
    sendContactCode: makeSendContactCode(openAccount),
    confirmContact: makeConfirmContact(openAccount),
    checkContact: makeCheckContact(openAccount),
    showPassword: makeShowPassword(openAccount),
    choosePassword: makeChoosePassword(openAccount),
    removePassword: makeRemovePassword(openAccount),
  };
};

export type SecurityUseCases = ReturnType<typeof securityUseCases>;
