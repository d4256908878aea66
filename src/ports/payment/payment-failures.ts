import { Data } from 'effect';
import type { DeclineGroup } from '#domain/payment/decline.ts';
import type { Told } from '#ports/session/call-failures.ts';

export class CardDeclined extends Data.TaggedError('CardDeclined')<{
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}> {}

/** The card token is not valid (any more): the card must be entered again. */
export class PaymentRefused extends Data.TaggedError('PaymentRefused')<Told> {}

/** The card is not (or no longer) saved in the account, or nobody is signed in. */
export class SavedCardGone extends Data.TaggedError('SavedCardGone')<{
  readonly sequence: number;
}> {}

/** The bank asks its customer on a page of its own; the same submission afterwards goes on (P-22). */
export class ChallengeRequired extends Data.TaggedError('ChallengeRequired')<{
  readonly orderId: string;
  readonly stepUpUrl: string;
  /** Opens that page; never shown, stored or logged. */
  readonly accessToken: string;
}> {}

/** The bank's page could not be answered; the order is given up and nothing was charged. */
export class BankUnanswered extends Data.TaggedError('BankUnanswered')<{
  readonly because: 'page-elsewhere' | 'unreachable' | 'no-question';
}> {}

/** Eleventh extension: the session must be started anew. */
export class ExtensionLimitReached extends Data.TaggedError('ExtensionLimitReached') {}
