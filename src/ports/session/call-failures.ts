import { Data } from 'effect';

/** A handshake value is missing, so no request was made (HAND-02). */
export class HandshakeMissing extends Data.TaggedError('HandshakeMissing') {}

/** Why no answer came: no network, given up by this side, or no answer in so many milliseconds. */
export type Silence = 'offline' | 'aborted' | { readonly timeoutMs: number };

/** No response at all; how that is said is written in D-SESSION-17. */
export class ShopUnreachable extends Data.TaggedError('ShopUnreachable')<{
  readonly why: Silence;
}> {}

/** The shop's session with this shopper is over: they must sign in again. */
export class SessionExpired extends Data.TaggedError('SessionExpired') {}

/** The call needs a signed-in shopper and no token is stored; it was not sent (D-SESSION-06). */
export class NotSignedIn extends Data.TaggedError('NotSignedIn') {}

/** What came with a refusal for people; programs go by the tag alone. */
export interface Told {
  /** The shop's own sentence in the shopper's language, where it wrote one. */
  readonly text?: string;
  /** The field at fault, where one is. */
  readonly field?: string;
  /** What was asked and answered, for who looks into it; shown as it is and never read. */
  readonly reference: string;
}

/** The shop says no, for a reason without a failure of its own. */
export class ShopRefused extends Data.TaggedError('ShopRefused')<Told> {}

/** What was sent does not fit the call. */
export class RequestRefused extends Data.TaggedError('RequestRefused')<Told> {}

/** The shop failed; whether it did what was asked is not known. */
export class ShopFailed extends Data.TaggedError('ShopFailed')<Told> {}

/** The shop answered something its own contract does not allow. */
export class AnswerUnreadable extends Data.TaggedError('AnswerUnreadable')<{
  /** For who looks into it: where, and what kind of thing; never the value. */
  readonly issue: string;
}> {}

/** Every way a call to the storefront can fail. */
export type CallFailure =
  | HandshakeMissing
  | ShopUnreachable
  | SessionExpired
  | NotSignedIn
  | ShopRefused
  | RequestRefused
  | ShopFailed
  | AnswerUnreadable;

/** Too many tries; the shop asks for a pause. */
export class TooManyAttempts extends Data.TaggedError('TooManyAttempts')<{
  readonly retryAfterMs: number;
}> {}
