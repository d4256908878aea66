import { ContainerModule } from 'inversify';
import { makeCompleteSignIn } from '#application/identity/complete-sign-in.ts';
import { makeSignIn } from '#application/identity/sign-in.ts';
import { makeSignInWithGoogle } from '#application/identity/sign-in-with-google.ts';
import { makeUnlockAccount } from '#application/identity/unlock-account.ts';
import {
  CredentialSignInToken,
  CustomerAccountsToken,
  RedirectSignInToken,
  ShopFactsToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const identityUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('completeSignIn')).toResolvedValue(makeCompleteSignIn, [
    RedirectSignInToken,
    SignInSessionToken,
    CustomerAccountsToken,
  ]);
  bind(tokenOf('signIn')).toResolvedValue(makeSignIn, [
    CredentialSignInToken,
    RedirectSignInToken,
    tokenOf('completeSignIn'),
  ]);
  bind(tokenOf('signInWithGoogle')).toResolvedValue(
    (redirects, complete, { googleIdpId }) =>
      makeSignInWithGoogle(redirects, complete, googleIdpId),
    [RedirectSignInToken, tokenOf('completeSignIn'), ShopFactsToken],
  );
  bind(tokenOf('unlockAccount')).toResolvedValue(makeUnlockAccount, [CredentialSignInToken]);
});
