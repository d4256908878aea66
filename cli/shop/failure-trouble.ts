import { failureMessage, fillBlanks, problemMessage } from '#application/messages/message.ts';
import { type ExitCode, exitCodes, inputRefused, Trouble } from '#cli/report/trouble.ts';
import type { Session } from '#cli/session/session.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { FailureTag, ShopFailure } from '#ports/failures.ts';

/** How the process ends for each failure (D-CLI-02). */
const exitCodeOf: Readonly<Record<FailureTag, ExitCode>> = {
  HandshakeMissing: exitCodes.unreachable,
  ShopUnreachable: exitCodes.unreachable,
  CallRefused: exitCodes.unreachable,
  AnswerUnreadable: exitCodes.unreachable,
  SessionExpired: exitCodes.notSignedIn,
  NotSignedIn: exitCodes.notSignedIn,
  InputRefused: exitCodes.badInput,
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
  CouponRefused: exitCodes.refused,
  CardDeclined: exitCodes.refused,
  SavedCardGone: exitCodes.refused,
  ChallengeRequired: exitCodes.refused,
  OrderInProgress: exitCodes.refused,
  AlreadyOrdered: exitCodes.refused,
  AttemptOver: exitCodes.refused,
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
  AddressNotFound: exitCodes.refused,
};

/** What a use case failed with, in the shopper's words; every faulty field is named. */
export const failureTrouble = (failure: ShopFailure, session: Session, cause: unknown): Trouble => {
  const trouble = inWords(failure, session, cause);
  if (failure._tag === 'ShopUnreachable') {
    const address = session.settings.baseUrl;
    trouble.hint = fillBlanks(session.words['hint.unreachable'], { address });
  }
  return trouble;
};

const inWords = (
  failure: ShopFailure,
  { settings: { language } }: Session,
  cause: unknown,
): Trouble => {
  const words = coreWordsOf(language);
  if (failure._tag !== 'InputRefused') {
    const field = failure._tag === 'CallRefused' ? failure.field : undefined;
    const message = failureMessage(words, failure);
    const code = failure._tag;
    return new Trouble(
      { code, message, ...(field === undefined ? {} : { field }) },
      exitCodeFor(failure),
      cause ?? detailOf(failure),
    );
  }
  const problems = Object.entries(failure.problems);
  const sentences = problems.map(([, problem]) => problemMessage(words, problem));
  const [field] = problems.map(([name]) => name);
  return inputRefused(sentences.join('. ') || failureMessage(words, failure), field);
};

/**
 * The shop refuses input as the core does; it is the same mistake of the same person. What it does
 * not sell so much of is refused by the rules of trade.
 */
const exitCodeFor = (failure: ShopFailure): ExitCode => {
  const code = failure._tag === 'CallRefused' ? failure.code : undefined;
  if (code === 'INPUT_REFUSED') return exitCodes.badInput;
  if (code === 'ORDER_TOO_LARGE' || code === 'GOODS_ON_HOLD') return exitCodes.refused;
  return exitCodeOf[failure._tag];
};

/** For `--verbose`: what the shop said in its own terms. */
const detailOf = (failure: ShopFailure): string | undefined => {
  switch (failure._tag) {
    case 'CallRefused':
      return `${failure.call}: ${failure.status} ${failure.code} ${failure.requestId ?? ''}`.trim();
    case 'AnswerUnreadable':
      return `${failure.call}: ${failure.issue}`;
    case 'VaultMisconfigured':
      return failure.reason;
    default:
      return undefined;
  }
};
