import { Effect } from 'effect';
import type { Container } from 'inversify';
import { makeLateCode } from '#composition/late-use-cases.ts';
import {
  CredentialSignInToken,
  ProviderSessionToken,
  RedirectSignInToken,
} from '#composition/tokens.ts';
import type { CredentialSignIn } from '#ports/credential-sign-in.ts';
import { SignInUnavailable } from '#ports/identity-failures.ts';
import type { ProviderSession } from '#ports/provider-session.ts';
import type { RedirectSignIn } from '#ports/redirect-sign-in.ts';

interface Identity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
}

/** Binds signing in so that its code is loaded by whoever signs in or out first, by nobody else. */
export const bindLateIdentity = (container: Container, load: () => Promise<Identity>): void => {
  const identity = Effect.mapError(makeLateCode('identity', load), () => new SignInUnavailable());
  container.bind(CredentialSignInToken).toConstantValue({
    signIn: (email, password) =>
      Effect.flatMap(identity, ({ credentials }) => credentials.signIn(email, password)),
    answerCode: (code) =>
      Effect.flatMap(identity, ({ credentials }) => credentials.answerCode(code)),
    awaitApproval: Effect.flatMap(identity, ({ credentials }) => credentials.awaitApproval),
    resendCode: Effect.flatMap(identity, ({ credentials }) => credentials.resendCode),
    giveUp: Effect.ignore(Effect.flatMap(identity, ({ credentials }) => credentials.giveUp)),
    mailUnlockLink: (email) =>
      Effect.flatMap(identity, ({ credentials }) => credentials.mailUnlockLink(email)),
    redeemUnlock: (token) =>
      Effect.flatMap(identity, ({ credentials }) => credentials.redeemUnlock(token)),
  });
  container.bind(RedirectSignInToken).toConstantValue({
    begin: (request) => Effect.flatMap(identity, ({ redirects }) => redirects.begin(request)),
    complete: (url) => Effect.flatMap(identity, ({ redirects }) => redirects.complete(url)),
  });
  container.bind(ProviderSessionToken).toConstantValue({
    end: (tokens) =>
      Effect.catch(
        Effect.flatMap(identity, ({ providerSession }) => providerSession.end(tokens)),
        () => Effect.succeed(false),
      ),
  });
};
