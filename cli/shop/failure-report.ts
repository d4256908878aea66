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

/** How the process ends for each failure (D-CLI-02). */
const exitCodeOf: Readonly<Record<FailureTag, ExitCode>> = {
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
  LineNotFound: exitCodes.refused,
  ProductNotFound: exitCodes.refused,
  ProductUnavailable: exitCodes.refused,
  MixItemsGone: exitCodes.refused,
  MixNotFound: exitCodes.refused,
  MixNameTaken: exitCodes.refused,
  SavedMixesFull: exitCodes.refused,
  MixChanged: exitCodes.refused,
  ProductAvailable: exitCodes.refused,
  QuantityRefused: exitCodes.refused,
  CartEmpty: exitCodes.refused,
  StepNotReady: exitCodes.refused,
  ItemsUnavailable: exitCodes.refused,
  PriceChanged: exitCodes.refused,
  QuoteRefused: exitCodes.refused,
  QuoteMissing: exitCodes.unreachable,
  AddressNotServiceable: exitCodes.unreachable,
  OrderTooLarge: exitCodes.refused,
  GoodsOnHold: exitCodes.refused,
  CouponRefused: exitCodes.refused,
  CardDeclined: exitCodes.refused,
  PaymentRefused: exitCodes.unreachable,
  SavedCardGone: exitCodes.refused,
  ChallengeRequired: exitCodes.refused,
  OrderInProgress: exitCodes.refused,
  AlreadyOrdered: exitCodes.refused,
  AttemptOver: exitCodes.refused,
  AttemptReused: exitCodes.unreachable,
  OrderUnanswered: exitCodes.unreachable,
  TooManyAttempts: exitCodes.refused,
  OrderNotFound: exitCodes.refused,
  CardFieldInvalid: exitCodes.refused,
  CardExpiryInvalid: exitCodes.refused,
  CardRejectedByVault: exitCodes.refused,
  VaultTimeout: exitCodes.unreachable,
  VaultUnreachable: exitCodes.unreachable,
  VaultNotReady: exitCodes.refused,
  VaultMisconfigured: exitCodes.unreachable,
  PaymentSessionExpired: exitCodes.refused,
  ExtensionLimitReached: exitCodes.refused,
  CredentialsRejected: exitCodes.notSignedIn,
  AccountLocked: exitCodes.notSignedIn,
  SignInUnavailable: exitCodes.unreachable,
  ChallengeNeeded: exitCodes.notSignedIn,
  CodeRejected: exitCodes.notSignedIn,
  ApprovalRefused: exitCodes.notSignedIn,
  SignInOver: exitCodes.notSignedIn,
  FlowNotOffered: exitCodes.refused,
  ScopeMissing: exitCodes.notSignedIn,
  ConfirmationNeeded: exitCodes.notSignedIn,
  SomebodyElse: exitCodes.refused,
  ContactRefused: exitCodes.refused,
  ContactNotFound: exitCodes.refused,
  GoogleNotOffered: exitCodes.refused,
  SignInNotCompleted: exitCodes.notSignedIn,
  CodeForElsewhere: exitCodes.refused,
  CustomerUnreadable: exitCodes.unreachable,
  SocialAccount: exitCodes.refused,
  AccountExists: exitCodes.refused,
  ResetLinkRefused: exitCodes.refused,
  CurrentPasswordWrong: exitCodes.refused,
  PasswordRefused: exitCodes.refused,
  AddressBookFull: exitCodes.unreachable,
  AddressNotFound: exitCodes.refused,
};

/**
 * The word scripts read for what the shop refused, whatever its tag: what they branched on before
 * refusals had tags of their own goes on (D-CLI-15). Every other failure's word is its tag.
 */
const wordOf: Readonly<Partial<Record<FailureTag, string>>> = {
  ShopRefused: 'CallRefused',
  RequestRefused: 'CallRefused',
  ShopFailed: 'CallRefused',
  MergeWaits: 'CallRefused',
  QuoteMissing: 'CallRefused',
  AddressNotServiceable: 'CallRefused',
  OrderTooLarge: 'CallRefused',
  GoodsOnHold: 'CallRefused',
  PaymentRefused: 'CallRefused',
  AttemptReused: 'CallRefused',
  AddressBookFull: 'CallRefused',
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
    const code = wordOf[failure._tag] ?? failure._tag;
    return new CommandFailure(
      { code, message, ...(field === undefined ? {} : { field }) },
      exitCodeOf[failure._tag],
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
      return failure.reason;
    default:
      return undefined;
  }
};
