import { ContainerModule } from 'inversify';
import { makeCompleteSignIn } from '#application/identity/complete-sign-in.ts';
import { makeGoOn } from '#application/identity/continue-sign-in.ts';
import {
  makeAnswerSecondStep,
  makeAwaitApproval,
  makeGiveUpSignIn,
  makeResendCode,
} from '#application/identity/second-step.ts';
import { makeSignIn } from '#application/identity/sign-in.ts';
import { makeSignInWithGoogle } from '#application/identity/sign-in-with-google.ts';
import { makeRedeemUnlock, makeUnlockAccount } from '#application/identity/unlock-account.ts';
import {
  AccountPassToken,
  CredentialSignInToken,
  CurrentCartToken,
  CustomerAccountsToken,
  GoOnToken,
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
    AccountPassToken,
    CurrentCartToken,
  ]);
  bind(GoOnToken).toResolvedValue(makeGoOn, [RedirectSignInToken, tokenOf('completeSignIn')]);
  bind(tokenOf('signIn')).toResolvedValue(makeSignIn, [CredentialSignInToken, GoOnToken]);
  bind(tokenOf('answerSecondStep')).toResolvedValue(makeAnswerSecondStep, [
    CredentialSignInToken,
    GoOnToken,
  ]);
  bind(tokenOf('awaitApproval')).toResolvedValue(makeAwaitApproval, [
    CredentialSignInToken,
    GoOnToken,
  ]);
  bind(tokenOf('resendCode')).toResolvedValue(makeResendCode, [CredentialSignInToken]);
  bind(tokenOf('giveUpSignIn')).toResolvedValue(makeGiveUpSignIn, [CredentialSignInToken]);
  bind(tokenOf('redeemUnlock')).toResolvedValue(makeRedeemUnlock, [CredentialSignInToken]);
  bind(tokenOf('signInWithGoogle')).toResolvedValue(
    (redirects, complete, { googleIdpId }) =>
      makeSignInWithGoogle(redirects, complete, googleIdpId),
    [RedirectSignInToken, tokenOf('completeSignIn'), ShopFactsToken],
  );
  bind(tokenOf('unlockAccount')).toResolvedValue(makeUnlockAccount, [CredentialSignInToken]);
});
