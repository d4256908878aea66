import { Data } from 'effect';

/** A handshake value is missing, so no request was made (specification point 5: handshake gate). */
export class HandshakeMissing extends Data.TaggedError('HandshakeMissing') {}

/** No response at all: offline, refused, aborted or timed out; `text` is the client's own wording. */
export class ShopUnreachable extends Data.TaggedError('ShopUnreachable')<{
  readonly call: string;
  readonly text: string;
}> {}

/** The shop answered 440: the shopper must sign in again. */
export class SessionExpired extends Data.TaggedError('SessionExpired') {}

/** The call needs a signed-in shopper and no token is stored; it was not sent (D-SESSION-06). */
export class NotSignedIn extends Data.TaggedError('NotSignedIn') {}

/**
 * The shop refused the call. `code` is the server's, `text` its message in the chosen language
 * when it had one. `status` is the HTTP status, or the body's responseCode when they differ.
 */
export class CallRefused extends Data.TaggedError('CallRefused')<{
  readonly call: string;
  readonly status: number;
  readonly code: string;
  readonly text?: string;
  readonly field?: string;
  readonly requestId?: string;
}> {}

/** The shop answered something its own contract does not allow. */
export class AnswerUnreadable extends Data.TaggedError('AnswerUnreadable')<{
  readonly call: string;
  readonly issue: string;
}> {}

/** Every way a call to the storefront can fail. */
export type CallFailure =
  | HandshakeMissing
  | ShopUnreachable
  | SessionExpired
  | NotSignedIn
  | CallRefused
  | AnswerUnreadable;

/** Too many tries; the shop asks for a pause. */
export class TooManyAttempts extends Data.TaggedError('TooManyAttempts')<{
  readonly retryAfterMs: number;
}> {}
