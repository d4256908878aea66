import { ContainerModule } from 'inversify';
import { makeConfirmIdentity } from '#application/security/confirm-identity.ts';
import {
  makeAddContact,
  makeCheckContact,
  makeConfirmContact,
  makeRemoveContact,
  makeSendContactCode,
  makeShowContacts,
} from '#application/security/contacts.ts';
import { makeOpenAccount } from '#application/security/open-account.ts';
import {
  makeChoosePassword,
  makeRemovePassword,
  makeShowPassword,
} from '#application/security/password.ts';
import {
  AccountPassToken,
  OpenAccountToken,
  ProviderAccountsToken,
  RedirectSignInToken,
  ShopFactsToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const securityUseCases = new ContainerModule(({ bind }) => {
  bind(OpenAccountToken).toResolvedValue(makeOpenAccount, [
    SignInSessionToken,
    AccountPassToken,
    ProviderAccountsToken,
  ]);
  bind(tokenOf('confirmIdentity')).toResolvedValue(
    (redirects, session, complete, { accountScopes }) =>
      makeConfirmIdentity(redirects, session, complete, accountScopes),
    [RedirectSignInToken, SignInSessionToken, tokenOf('completeSignIn'), ShopFactsToken],
  );
  const account = [OpenAccountToken] as const;
  bind(tokenOf('showContacts')).toResolvedValue(makeShowContacts, [...account]);
  bind(tokenOf('addContact')).toResolvedValue(makeAddContact, [...account]);
  bind(tokenOf('removeContact')).toResolvedValue(makeRemoveContact, [...account]);
  bind(tokenOf('sendContactCode')).toResolvedValue(makeSendContactCode, [...account]);
  bind(tokenOf('confirmContact')).toResolvedValue(makeConfirmContact, [...account]);
  bind(tokenOf('checkContact')).toResolvedValue(makeCheckContact, [...account]);
  bind(tokenOf('showPassword')).toResolvedValue(makeShowPassword, [...account]);
  bind(tokenOf('choosePassword')).toResolvedValue(makeChoosePassword, [...account]);
  bind(tokenOf('removePassword')).toResolvedValue(makeRemovePassword, [...account]);
});
