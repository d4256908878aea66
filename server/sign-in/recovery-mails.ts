import { type RefusalOf, refuse } from '#server/base/refusal/refusal.ts';
import {
  DirectoryBusy,
  DirectoryUnreachable,
} from '#server/parties/directory/shopper-directory.ts';
import type { SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

export interface RecoveryMails {
  /**
   * Requests the mail that leads to a new password, without waiting for it: neither the text nor the
   * time of the answer shows who has an account (D-API-42). Refused only while the provider takes no
   * such requests from this shop, whoever they are about.
   */
  request(email: string): RefusalOf<'TOO_MANY_ATTEMPTS'> | undefined;
}

/** A request that the provider put off is made again this often. */
const mostTries = 5;
/** Requests that wait at once; more are refused anyway while the provider is busy. */
const mostWaiting = 200;

/** What was put off is asked for again when the provider said; a restart forgets it (D-ACCT-10). */
export const makeRecoveryMails = ({
  clock,
  directory,
  report,
}: Pick<SignUpBasis, 'clock' | 'directory' | 'report'>): RecoveryMails => {
  let busyUntil = 0;
  let waiting = 0;

  const again = (email: string, tried: number, seconds: number): void => {
    if (tried >= mostTries || waiting >= mostWaiting) {
      report({ event: 'recovery-not-asked', detail: 'the provider stays busy' });
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      ask(email, tried + 1);
    }, seconds * 1000).unref();
  };

  const ask = (email: string, tried = 1): void => {
    directory.mailRecovery(email).catch((cause: unknown) => {
      if (cause instanceof DirectoryBusy) {
        busyUntil = clock.now() + cause.retryAfterSeconds * 1000;
        again(email, tried, cause.retryAfterSeconds);
        return;
      }
      const isKnown = cause instanceof DirectoryUnreachable;
      const detail = isKnown ? cause.message : 'an unexpected failure';
      report({ event: 'recovery-not-asked', detail });
    });
  };

  return {
    request: (email) => {
      const left = Math.ceil((busyUntil - clock.now()) / 1000);
      if (left > 0) return refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: left });
      ask(email);
      return undefined;
    },
  };
};
