import type { Reading } from '#adapters/http/client/envelope-reading.ts';
import type { RefusedAs } from '#adapters/http/client/shop-http.ts';
import {
  AnswerUnreadable,
  type CallFailure,
  CallRefused,
  HandshakeMissing,
  NotSignedIn,
  SessionExpired,
  ShopUnreachable,
} from '#ports/session/call-failures.ts';

/** The failure of an answer that brought no items. */
export const failureOf = <Failure>(
  call: string,
  reading: Exclude<Reading<unknown>, { is: 'items' }>,
  refusedAs: RefusedAs<Failure> | undefined,
): CallFailure | Failure => {
  switch (reading.is) {
    case 'expired':
      return new SessionExpired();
    case 'unreadable':
      return new AnswerUnreadable({ call, issue: reading.issue });
    case 'refused': {
      const { data: _, retryAfterMs: __, ...facts } = reading.refusal;
      return refusedAs?.(reading.refusal) ?? new CallRefused({ call, ...facts });
    }
  }
};

const callFailures = [
  HandshakeMissing,
  ShopUnreachable,
  SessionExpired,
  NotSignedIn,
  CallRefused,
  AnswerUnreadable,
];

/** A failed call raises the alert; a refusal its caller expected is an answer, not a failed call. */
export const isCallFailure = (failure: unknown): failure is CallFailure =>
  callFailures.some((kind) => failure instanceof kind);
