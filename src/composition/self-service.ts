import { ContainerModule } from 'inversify';
import {
  makeAnswerFlow,
  makeAwaitFlow,
  makeBeginFlow,
  makeCancelFlow,
  makeReadFlow,
  makeSettle,
} from '#application/self-service/flows.ts';
import { makeInspectToken } from '#application/self-service/inspect-token.ts';
import { makeReadSignInDetails } from '#application/self-service/read-sign-in-details.ts';
import {
  AccountPassToken,
  CustomerAccountsToken,
  ProviderAccountsToken,
  ProviderSessionToken,
  SelfServiceFlowToken,
  SettleToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const selfServiceUseCases = new ContainerModule(({ bind }) => {
  bind(SettleToken).toResolvedValue(makeSettle, [SignInSessionToken, CustomerAccountsToken]);
  bind(tokenOf('readFlow')).toResolvedValue(makeReadFlow, [SelfServiceFlowToken]);
  bind(tokenOf('beginFlow')).toResolvedValue(makeBeginFlow, [SelfServiceFlowToken, SettleToken]);
  bind(tokenOf('answerFlow')).toResolvedValue(makeAnswerFlow, [SelfServiceFlowToken, SettleToken]);
  bind(tokenOf('awaitFlow')).toResolvedValue(makeAwaitFlow, [SelfServiceFlowToken, SettleToken]);
  bind(tokenOf('cancelFlow')).toResolvedValue(makeCancelFlow, [SelfServiceFlowToken, SettleToken]);
  bind(tokenOf('readSignInDetails')).toResolvedValue(makeReadSignInDetails, [
    SignInSessionToken,
    AccountPassToken,
    ProviderAccountsToken,
  ]);
  bind(tokenOf('inspectToken')).toResolvedValue(makeInspectToken, [
    SignInSessionToken,
    ProviderSessionToken,
  ]);
});
