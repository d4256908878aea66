import type { CallFailure, Silence } from '#ports/session/call-failures.ts';

/** The two fields read from a failure result (API-011). */
export interface FailedCall {
  readonly showApiFailAlert: boolean;
  readonly error: string;
}

const handshakeMissingText = 'Handshake Data not available';
const sessionTimedOutText = 'Your session has timed out. Please login to continue.';
export const somethingWentWrongText = 'Something went wrong with this request.';

/**
 * The failure with its required text (HAND-02, SESS-06, ERR-08). An expired session and a missing
 * sign-in have their own notice (D-SESSION-06, D-SESSION-14), so they raise no alert beside it.
 */
export const failedCall = (failure: CallFailure, bareStatus?: number): FailedCall => {
  switch (failure._tag) {
    case 'HandshakeMissing':
      return { showApiFailAlert: true, error: handshakeMissingText };
    case 'ShopUnreachable':
      return { showApiFailAlert: true, error: silenceText(failure.why) };
    case 'SessionExpired':
    case 'NotSignedIn':
      return { showApiFailAlert: false, error: sessionTimedOutText };
    case 'ShopRefused':
    case 'RequestRefused':
    case 'ShopFailed':
      return { showApiFailAlert: true, error: failure.text ?? refusedText(bareStatus) };
    case 'AnswerUnreadable':
      return { showApiFailAlert: true, error: somethingWentWrongText };
  }
};

/** An HTTP failure without words of its own reads as the HTTP client words it (ERR-10). */
const refusedText = (bareStatus: number | undefined): string =>
  bareStatus === undefined
    ? somethingWentWrongText
    : `Request failed with status code ${bareStatus}`;

/** The same in a browser and a terminal (D-SESSION-17); events and telemetry are in English. */
export const silenceText = (why: Silence): string => {
  if (why === 'offline') return 'Network Error';
  return why === 'aborted' ? 'Request aborted' : `timeout of ${why.timeoutMs}ms exceeded`;
};
