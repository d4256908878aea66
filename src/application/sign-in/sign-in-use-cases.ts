import { makeCompleteSignIn } from '#application/sign-in/complete-sign-in.ts';
import { makeGoOn } from '#application/sign-in/continue-sign-in.ts';
import {
  makeAnswerSecondStep,
  makeAwaitApproval,
  makeGiveUpSignIn,
  makeResendCode,
} from '#application/sign-in/second-step.ts';
import { makeSignIn } from '#application/sign-in/sign-in.ts';
import { makeSignInWithGoogle } from '#application/sign-in/sign-in-with-google.ts';
import { makeRedeemUnlock, makeUnlockAccount } from '#application/sign-in/unlock-account.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface SignInPorts {
  readonly credentialSignIn: CredentialSignIn;
  readonly redirectSignIn: RedirectSignIn;
  readonly signInSession: SignInSession;
  readonly ownAccount: OwnAccount;
  readonly accountPass: AccountPass;
  readonly currentCart: CurrentCart;
  /** Without one no Google sign-in is offered. */
  readonly shopFacts: { readonly googleIdpId?: string };
}

/** Signing in, with second steps and callbacks. */
export const signInUseCases = (ports: SignInPorts) => {
  const { credentialSignIn: credentials, redirectSignIn, shopFacts } = ports;
  const completeSignIn = makeCompleteSignIn(ports);
  const goOn = makeGoOn(redirectSignIn, completeSignIn);
  return {
    completeSignIn,
    signIn: makeSignIn(credentials, goOn),
    answerSecondStep: makeAnswerSecondStep(credentials, goOn),
    awaitApproval: makeAwaitApproval(credentials, goOn),
    resendCode: makeResendCode(credentials),
    giveUpSignIn: makeGiveUpSignIn(credentials),
    signInWithGoogle: makeSignInWithGoogle(redirectSignIn, completeSignIn, shopFacts.googleIdpId),
    unlockAccount: makeUnlockAccount(credentials),
    redeemUnlock: makeRedeemUnlock(credentials),
  };
};

export type SignInUseCases = ReturnType<typeof signInUseCases>;
