import { failureWord } from '#application/messages/failure-word.ts';
import { failureMessage, fillBlanks, problemMessage } from '#application/messages/message.ts';
import {
  CommandFailure,
  type ExitCode,
  exitCodes,
  inputRefused,
} from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { FailureTag, ShopFailure } from '#ports/shop-failure.ts';
import type { NotCompletedReason } from '#ports/sign-in/sign-in-failures.ts';

/** How the process ends for each failure that is more than a refusal (D-CLI-02). */
const exitCodeOf: Readonly<Partial<Record<FailureTag, ExitCode>>> = {
  HandshakeMissing: exitCodes.unreachable,
  ShopUnreachable: exitCodes.unreachable,
  ShopRefused: exitCodes.unreachable,
  RequestRefused: exitCodes.badInput,
  ShopFailed: exitCodes.unreachable,
  AnswerUnreadable: exitCodes.unreachable,
  SessionExpired: exitCodes.notSignedIn,
  NotSignedIn: exitCodes.notSignedIn,
  InputRefused: exitCodes.badInput,
  MergeWaits: exitCodes.unreachable,
  QuoteMissing: exitCodes.unreachable,
  AddressNotServiceable: exitCodes.unreachable,
  PaymentRefused: exitCodes.unreachable,
  AttemptReused: exitCodes.unreachable,
  OrderUnanswered: exitCodes.unreachable,
  VaultTimeout: exitCodes.unreachable,
  VaultUnreachable: exitCodes.unreachable,
  VaultMisconfigured: exitCodes.unreachable,
  BankUnanswered: exitCodes.unreachable,
  WalletNotOpened: exitCodes.unreachable,
  MerchantNotValidated: exitCodes.unreachable,
  CredentialsRejected: exitCodes.notSignedIn,
  AccountLocked: exitCodes.notSignedIn,
  SignInUnavailable: exitCodes.unreachable,
  ChallengeNeeded: exitCodes.notSignedIn,
  PasswordExpired: exitCodes.notSignedIn,
  CodeRejected: exitCodes.notSignedIn,
  ApprovalRefused: exitCodes.notSignedIn,
  SignInOver: exitCodes.notSignedIn,
  FlowNotBegun: exitCodes.notSignedIn,
  ScopeMissing: exitCodes.notSignedIn,
  ConfirmationNeeded: exitCodes.notSignedIn,
  SignInNotCompleted: exitCodes.notSignedIn,
  CustomerUnreadable: exitCodes.unreachable,
  AddressBookFull: exitCodes.unreachable,
};

/** What a use case failed with, in the shopper's words; every faulty field is named. */
export const commandFailureOf = (
  failure: ShopFailure,
  session: Session,
  cause: unknown,
): CommandFailure => {
  if (failure._tag === 'OrderUnanswered') return commandFailureOf(failure.because, session, cause);
  const commandFailure = inWords(failure, session, cause);
  if (failure._tag === 'ShopUnreachable') {
    const address = session.settings.baseUrl;
    commandFailure.hint = fillBlanks(session.words['hint.unreachable'], { address });
  }
  if (failure._tag === 'EmailDoubted') commandFailure.hint = session.words['hint.sure'];
  return commandFailure;
};

const inWords = (
  failure: ShopFailure,
  { settings: { language } }: Session,
  cause: unknown,
): CommandFailure => {
  const words = coreWordsOf(language);
  if (failure._tag !== 'InputRefused') {
    const field = 'field' in failure ? failure.field : undefined;
    const message = failureMessage(words, failure);
    const code = failureWord(failure._tag);
    return new CommandFailure(
      { code, message, ...(field === undefined ? {} : { field }) },
      exitCodeOf[failure._tag] ?? exitCodes.refused,
      cause ?? detailOf(failure),
    );
  }
  const problems = Object.entries(failure.problems);
  const sentences = problems.map(([, problem]) => problemMessage(words, problem));
  const [field] = problems.map(([name]) => name);
  return inputRefused(sentences.join('. ') || failureMessage(words, failure), field);
};

/** For `--verbose`: what the shop said in its own terms. */
const detailOf = (failure: ShopFailure): string | undefined => {
  if ('reference' in failure) return failure.reference;
  switch (failure._tag) {
    case 'AnswerUnreadable':
      return failure.issue;
    case 'VaultMisconfigured':
    case 'WalletNotOpened':
      return failure.reason;
    case 'BankUnanswered':
      return failure.because;
    case 'SignInNotCompleted':
      return failure.because ?? notCompletedBecause[failure.reason] ?? failure.reason;
    default:
      return undefined;
  }
};

/** The provider library's own sentences (IDX-05, IDX-06, IDX-07): whoever looks into it finds them in its documentation. */
const notCompletedBecause: Readonly<Partial<Record<NotCompletedReason, string>>> = {
  'unknown-transaction': 'No transaction data was found in storage',
  'no-code': 'Unable to parse interaction_code from the url',
  state: 'State in redirect uri does not match with transaction state',
};
