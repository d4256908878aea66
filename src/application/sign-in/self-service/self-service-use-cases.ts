import {
  makeAnswerFlow,
  makeAwaitFlow,
  makeBeginFlow,
  makeCancelFlow,
  makeReadFlow,
  makeSettle,
} from '#application/sign-in/self-service/flows.ts';
import { makeInspectToken } from '#application/sign-in/self-service/inspect-token.ts';
import { makeReadSignInDetails } from '#application/sign-in/self-service/read-sign-in-details.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface SelfServicePorts {
  readonly selfServiceFlow: SelfServiceFlow;
  readonly signInSession: SignInSession;
  readonly ownAccount: OwnAccount;
  readonly accountPass: AccountPass;
  readonly providerAccounts: ProviderAccounts;
  readonly providerSession: ProviderSession;
}

/** Self-service flows of the provider, step by step (IDX-01, D-AUTH-08). */
export const selfServiceUseCases = (ports: SelfServicePorts) => {
  const { selfServiceFlow: flows } = ports;
  const settle = makeSettle(ports.signInSession, ports.ownAccount);
  return {
    readFlow: makeReadFlow(flows),
    beginFlow: makeBeginFlow(flows, settle),
    answerFlow: makeAnswerFlow(flows, settle),
    awaitFlow: makeAwaitFlow(flows, settle),
    cancelFlow: makeCancelFlow(flows, settle),
    readSignInDetails: makeReadSignInDetails(
      ports.signInSession,
      ports.accountPass,
      ports.providerAccounts,
    ),
    inspectToken: makeInspectToken(ports.signInSession, ports.providerSession),
  };
};

export type SelfServiceUseCases = ReturnType<typeof selfServiceUseCases>;
