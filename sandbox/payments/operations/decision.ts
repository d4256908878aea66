import type { TestCardStory } from '#domain/payment/published-test-cards.ts';
import type { Authorization } from '#sandbox/payments/ledger/ledger-entry.ts';

/** A billing zip code no issuer knows: approving cards answer AVS `N`, as with a mistyped zip. */
export const mismatchedZip = '46205';

/** What issuer and gateway together say to an authorisation. */
export interface Decision
  extends Pick<Authorization, 'status' | 'reason' | 'avs' | 'cvn' | 'responseCode'> {
  readonly isApprovedByIssuer: boolean;
}

/** Codes of the processor by the reason they stand for (ISO 8583 field 39, as US processors use it). */
const responseCodes: Readonly<Record<string, string>> = {
  PROCESSOR_DECLINED: '05',
  INSUFFICIENT_FUND: '51',
  STOLEN_LOST_CARD: '43',
  EXPIRED_CARD: '54',
  CVN_NOT_MATCH: 'N7',
  PROCESSOR_ERROR: '96',
  CONSUMER_AUTHENTICATION_FAILED: '05',
};

const refusedAvs: readonly string[] = ['N'];
const refusedCvn: readonly string[] = ['N', 'D', 'I'];

/**
 * Asks the imagined issuer, then applies the gateway's own address and code checks.
 *
 * A failed check leaves the issuer's approval standing: the merchant must reverse it.
 */
export const decide = (
  story: TestCardStory,
  about: { readonly postalCode: string; readonly hasSecurityCode: boolean },
): Decision => {
  if (story.issuer === 'never-asked') return declined('INVALID_ACCOUNT');
  if (story.issuer === 'declines') return declined(story.reason);
  const avs = about.postalCode.startsWith(mismatchedZip) ? 'N' : story.avs;
  const cvn = about.hasSecurityCode ? story.cvn : 'P';
  const approved = { isApprovedByIssuer: true, avs, cvn, responseCode: '00' };
  const failed = (reason: string): Decision => ({
    ...approved,
    status: 'AUTHORIZED_PENDING_REVIEW',
    reason,
  });
  if (refusedAvs.includes(avs)) return failed('AVS_FAILED');
  if (refusedCvn.includes(cvn)) return failed('CV_FAILED');
  return { ...approved, status: 'AUTHORIZED' };
};

const declined = (reason: string): Decision => ({
  isApprovedByIssuer: false,
  status: 'DECLINED',
  reason,
  avs: 'U',
  cvn: reason === 'CVN_NOT_MATCH' ? 'N' : 'P',
  responseCode: responseCodes[reason] ?? '05',
});
