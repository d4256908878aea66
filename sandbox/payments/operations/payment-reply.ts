import type { Challenge } from '#sandbox/payments/challenges/challenges.ts';
import type { Authorization, FollowUp } from '#sandbox/payments/ledger/ledger-entry.ts';
import type { statusOf } from '#sandbox/payments/ledger/payment-state.ts';
import type { PaidAuthorization } from '#sandbox/payments/operations/authorize.ts';
import type { VaultedCard } from '#sandbox/payments/vault/card-vault.ts';

/** The words that go with a reason, as the real gateway words them: plain, never about the person. */
const messages: Readonly<Record<string, string>> = {
  AVS_FAILED: 'Soft Decline - The address verification failed.',
  CV_FAILED: 'Soft Decline - The card verification number did not match.',
  PROCESSOR_DECLINED: 'Decline - General decline of the card.',
  INSUFFICIENT_FUND: 'Decline - Insufficient funds in the account.',
  STOLEN_LOST_CARD: 'Decline - Stolen or lost card.',
  EXPIRED_CARD: 'Decline - Expired card.',
  CVN_NOT_MATCH: 'Decline - The card verification number did not match.',
  PROCESSOR_ERROR: 'Error - The processor could not process the request.',
  DECISION_PROFILE_REVIEW: 'Review - The payment is held for review.',
  DECISION_PROFILE_REJECT: 'Decline - The payment was rejected after review.',
  CONSUMER_AUTHENTICATION_FAILED: 'Decline - The cardholder could not be authenticated.',
};

/** Cents as the wire has them: dollars in text, two decimals. */
export const wireAmount = (cents: number): string => (cents / 100).toFixed(2);

/** A decision; answered with 201 whatever it is, so 201 alone is no success (P-20). */
export const authorizationReply = (
  entry: Omit<Authorization, 'status' | 'reason'> &
    ReturnType<typeof statusOf> &
    Pick<PaidAuthorization, 'kept'>,
) => ({
  _links: {
    self: { method: 'GET', href: `/tss/v2/transactions/${entry.id}` },
    ...(entry.authorizedCents > 0
      ? {
          capture: { method: 'POST', href: `/pts/v2/payments/${entry.id}/captures` },
          authReversal: { method: 'POST', href: `/pts/v2/payments/${entry.id}/reversals` },
        }
      : {}),
  },
  id: entry.id,
  submitTimeUtc: entry.at,
  status: entry.status,
  reconciliationId: entry.reconciliationId,
  clientReferenceInformation: { code: entry.reference, transactionId: entry.transactionId },
  processorInformation: {
    approvalCode: entry.approvalCode,
    responseCode: entry.responseCode,
    avs: { code: entry.avs, codeRaw: entry.avs },
    cardVerification: { resultCode: entry.cvn, resultCodeRaw: entry.cvn },
  },
  paymentInformation: {
    card: { type: entry.card.type, suffix: entry.card.maskedNumber.slice(-4) },
  },
  orderInformation: {
    amountDetails: {
      totalAmount: wireAmount(entry.amountCents),
      authorizedAmount: wireAmount(entry.authorizedCents),
      currency: 'USD',
    },
  },
  ...(entry.kept && { tokenInformation: tokensOf(entry.kept) }),
  ...errorOf(entry),
});

const tokensOf = ({ customerId, instrumentId, identifierId }: VaultedCard) => ({
  customer: { id: customerId },
  paymentInstrument: { id: instrumentId },
  instrumentIdentifier: { id: identifierId, state: 'ACTIVE' },
});

const errorOf = ({ reason }: Pick<Authorization, 'reason'>) =>
  reason === undefined
    ? {}
    : { errorInformation: { reason, message: messages[reason] ?? 'Decline.', details: [] } };

const statuses = {
  capture: 'PENDING',
  refund: 'PENDING',
  reversal: 'REVERSED',
  void: 'VOIDED',
  review: 'REVIEWED',
  'sale-decision': 'REVIEWED',
} as const;

/** Captures and refunds are PENDING until a settlement that never comes in a sandbox. */
const followUpStatus = ({ kind }: FollowUp) => statuses[kind];

export const followUpReply = (entry: FollowUp) => ({
  id: entry.id,
  submitTimeUtc: entry.at,
  status: followUpStatus(entry),
  clientReferenceInformation: { code: entry.reference, transactionId: entry.transactionId },
  ...amountsOf(entry),
});

/** Every kind of follow-up has a name of its own for the amount. */
const amountsOf = ({ kind, amountCents }: FollowUp) => {
  const amount = wireAmount(amountCents);
  const currency = 'USD';
  switch (kind) {
    case 'capture':
      return { orderInformation: { amountDetails: { totalAmount: amount, currency } } };
    case 'refund':
      return { refundAmountDetails: { refundAmount: amount, currency } };
    case 'reversal':
      return { reversalAmountDetails: { reversedAmount: amount, currency } };
    case 'void':
      return { voidAmountDetails: { voidAmount: amount, currency } };
    case 'review':
    case 'sale-decision':
      return {};
  }
};

/** The bank wants to ask its customer first: nothing is authorised, nothing is on the books. */
export const challengeReply = ({ id, accessToken, reference }: Challenge, origin: string) => ({
  status: 'PENDING_AUTHENTICATION',
  clientReferenceInformation: { code: reference },
  errorInformation: {
    reason: 'CONSUMER_AUTHENTICATION_REQUIRED',
    message: 'The cardholder is enrolled in payer authentication.',
  },
  consumerAuthenticationInformation: {
    authenticationTransactionId: id,
    stepUpUrl: `${origin}/challenge/step-up`,
    accessToken,
  },
});
