import type { CallFailure } from '#ports/session/call-failures.ts';

/** The two fields read from a failure result (API-011). */
export interface FailedCall {
  readonly showApiFailAlert: boolean;
  readonly error: string;
}

const handshakeMissingText = 'Handshake Data not available';
const sessionTimedOutText = 'Your session has timed out. Please login to continue.';
export const somethingWentWrongText = 'Something went wrong with this request.';

/**
 * The failure as the specification words it. An expired session and a missing sign-in have their
 * own notice (D-SESSION-06, D-SESSION-14), so they raise no alert beside it.
 */
export const failedCall = (failure: CallFailure): FailedCall => {
  switch (failure._tag) {
    case 'HandshakeMissing':
      return { showApiFailAlert: true, error: handshakeMissingText };
    case 'ShopUnreachable':
      return { showApiFailAlert: true, error: failure.text };
    case 'SessionExpired':
    case 'NotSignedIn':
      return { showApiFailAlert: false, error: sessionTimedOutText };
    case 'CallRefused':
      return { showApiFailAlert: true, error: failure.text ?? refusedText(failure.code) };
    case 'AnswerUnreadable':
      return { showApiFailAlert: true, error: somethingWentWrongText };
  }
};

/** An HTTP failure without words of its own reads as the HTTP client words it (ERR-10). */
const refusedText = (code: string): string => {
  const status = /^HTTP_(\d{3})$/.exec(code)?.[1];
  return status === undefined
    ? somethingWentWrongText
    : `Request failed with status code ${status}`;
};
