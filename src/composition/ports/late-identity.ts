import { Effect } from 'effect';
import { makeLateCode } from '#composition/host/late-code.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import { FlowNotOffered, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';

interface Identity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
  /** Absent on pages: the website signs in by passwords and redirects (D-AUTH-08). */
  readonly selfService?: SelfServiceFlow;
}

/** The ports of the identity provider. */
export interface IdentityPorts {
  readonly credentialSignIn: CredentialSignIn;
  readonly redirectSignIn: RedirectSignIn;
  readonly providerSession: ProviderSession;
  readonly selfServiceFlow: SelfServiceFlow;
  readonly providerAccounts: ProviderAccounts;
}

/** Signing in whose code is loaded by whoever signs in or out first, by nobody else. */
export const makeLateIdentity = (
  load: () => Promise<Identity>,
  loadAccounts: () => Promise<ProviderAccounts>,
): IdentityPorts => {
  const identity = Effect.mapError(makeLateCode(load), () => new SignInUnavailable());
  const accounts = Effect.mapError(makeLateCode(loadAccounts), () => new SignInUnavailable());
  return {
    credentialSignIn: {
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
    },
    redirectSignIn: {
      begin: (request) => Effect.flatMap(identity, ({ redirects }) => redirects.begin(request)),
      complete: (url) => Effect.flatMap(identity, ({ redirects }) => redirects.complete(url)),
    },
    providerSession: {
      end: (tokens) =>
        Effect.catch(
          Effect.flatMap(identity, ({ providerSession }) => providerSession.end(tokens)),
          () => Effect.succeed('open' as const),
        ),
      inspect: (tokens) =>
        Effect.flatMap(identity, ({ providerSession }) => providerSession.inspect(tokens)),
    },
    selfServiceFlow: flowsOf(Effect.map(identity, ({ selfService = notOffered }) => selfService)),
    providerAccounts: { of: (tokens) => Effect.flatMap(accounts, ({ of }) => of(tokens)) },
  };
};

const flowsOf = (late: Effect.Effect<SelfServiceFlow, SignInUnavailable>): SelfServiceFlow => ({
  going: Effect.catch(
    Effect.flatMap(late, ({ going }) => going),
    () => Effect.succeed(undefined),
  ),
  start: (flow) => Effect.flatMap(late, ({ start }) => start(flow)),
  answer: (given) => Effect.flatMap(late, ({ answer }) => answer(given)),
  poll: Effect.flatMap(late, ({ poll }) => poll),
  cancel: Effect.flatMap(late, ({ cancel }) => cancel),
});

const refused = Effect.fail(new FlowNotOffered());

const notOffered: SelfServiceFlow = {
  going: Effect.succeed(undefined),
  start: () => refused,
  answer: () => refused,
  poll: refused,
  cancel: refused,
};
