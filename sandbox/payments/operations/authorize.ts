import { randomBytes, randomInt } from 'node:crypto';
import type { PublishedTestCard, TestCardStory } from '#domain/payment/published-test-cards.ts';
import type { Challenge } from '#sandbox/payments/challenges/challenges.ts';
import type { Fault } from '#sandbox/payments/gateway/faults.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { brandOf, testCardOf } from '#sandbox/payments/gateway/test-cards.ts';
import type { Authorization, LedgerEntry } from '#sandbox/payments/ledger/ledger-entry.ts';
import { heldForReview } from '#sandbox/payments/ledger/payment-state.ts';
import { type Decision, decide } from '#sandbox/payments/operations/decision.ts';
import { meansOf, type PaymentMeans } from '#sandbox/payments/operations/payment-means.ts';
import {
  isoTime,
  newRequestId,
  type PaymentParts,
} from '#sandbox/payments/operations/payment-parts.ts';
import type { AuthorizationRequest } from '#sandbox/payments/operations/payment-request.ts';
import { duplicateRequest } from '#sandbox/payments/operations/request-claims.ts';
import { cardOfPayment, faultOfStored } from '#sandbox/payments/operations/stored-card.ts';
import type { CardData } from '#sandbox/payments/tokens/card-data.ts';
import { unknownToken } from '#sandbox/payments/tokens/transient-token.ts';
import type { VaultedCard } from '#sandbox/payments/vault/card-vault.ts';

/** Uses a transient or a wallet's token: asks the issuer, stores the answer, then returns it. */
export const authorize = (parts: PaymentParts, request: AuthorizationRequest) =>
  parts.claims.claim(request.clientReferenceInformation, { guardsReference: true }, () =>
    parts.faults.suffer('authorization', async (mode) => {
      requireSupported(request);
      const means = await meansOf(parts, request);
      return parts.cardSafe.inTurn(means.id, () => spend(parts, request, means, mode));
    }),
  );

const spend = async (
  parts: PaymentParts,
  request: AuthorizationRequest,
  means: PaymentMeans,
  mode: Fault['mode'] | undefined,
): Promise<PaidAuthorization | Challenge> => {
  const card = cardOfPayment(parts.vault, request, means.open());
  const { transactionId } = request.clientReferenceInformation;
  // A time-out void may have overtaken this request while it was slow.
  if (transactionId !== undefined && parts.ledger.isBlocked(transactionId))
    throw duplicateRequest();

  const published = requirePayable(card);
  const asked = authenticate(parts, request, means.id, published);
  if (asked?.status === 'PENDING') return asked;
  const story = asked?.status === 'FAILED' ? unconfirmed : published.story;
  const isStored = request.paymentInformation?.paymentInstrument !== undefined;
  const codeLength = brandOf(published).securityCode.length;
  const fault = isStored ? faultOfStored(card, codeLength, parts.now()) : undefined;
  const decision =
    fault ??
    decide(story, {
      postalCode: request.orderInformation.billTo.postalCode,
      hasSecurityCode: (card.securityCode ?? '') !== '',
    });
  const entry = entryOf(parts, request, published, troubled(decision, mode));
  const { walletTransactionId } = means;
  const authorization = { ...entry, ...(walletTransactionId && { walletTransactionId }) };
  await parts.ledger.record(authorization, ...saleCapture(parts, request, authorization));
  if (asked !== undefined) parts.challenges.drop(asked.id);
  if (authorization.status !== 'AUTHORIZED') return authorization;
  means.spent();
  return { ...authorization, ...(await keepCard(parts, request, card)) };
};

/** An authorisation, and the card it kept when it was asked to. */
export interface PaidAuthorization extends Authorization {
  readonly kept?: VaultedCard;
}

/** Only a card the issuer approved is kept. */
const keepCard = async (
  { vault }: PaymentParts,
  { processingInformation, paymentInformation }: AuthorizationRequest,
  { number, expirationMonth, expirationYear }: CardData,
): Promise<Pick<PaidAuthorization, 'kept'>> => {
  const isWanted = processingInformation?.actionList?.includes('TOKEN_CREATE') === true;
  const isWhole = number !== undefined && expirationMonth !== undefined;
  if (!isWanted || !isWhole || expirationYear === undefined) return {};
  const customerId = paymentInformation?.customer?.id;
  return { kept: await vault.keep({ number, expirationMonth, expirationYear, customerId }) };
};

const unconfirmed: TestCardStory = {
  issuer: 'declines',
  reason: 'CONSUMER_AUTHENTICATION_FAILED',
};

/**
 * Payer authentication in the payment's own call: asks the bank whether it wants a challenge, or
 * how the one it made ended. An answer counts for its payment, card and amount only.
 */
const authenticate = (
  { challenges }: PaymentParts,
  request: AuthorizationRequest,
  tokenId: string,
  { challenge: story, number }: PublishedTestCard,
): Challenge | undefined => {
  const asked = request.processingInformation?.actionList ?? [];
  const action = asked.find((name) => authentications.includes(name));
  if (action === undefined || story === undefined) return undefined;
  const { code: reference } = request.clientReferenceInformation;
  const { totalAmount: amountCents } = request.orderInformation.amountDetails;
  const about = { tokenId, reference, amountCents, last4: number.slice(-4), story };
  if (action === 'CONSUMER_AUTHENTICATION') return challenges.open(about);
  const id = request.consumerAuthenticationInformation?.authenticationTransactionId ?? '';
  const made = challenges.find(id);
  const isSame =
    made?.tokenId === tokenId && made.reference === reference && made.amountCents === amountCents;
  return isSame ? made : { ...challenges.open(about), status: 'FAILED' };
};

const authentications: readonly string[] = [
  'CONSUMER_AUTHENTICATION',
  'VALIDATE_CONSUMER_AUTHENTICATION',
];
const actions: readonly string[] = [...authentications, 'TOKEN_CREATE'];

const requireSupported = ({ processingInformation }: AuthorizationRequest): void => {
  const action = processingInformation?.actionList?.find((name) => !actions.includes(name));
  if (action === undefined) return;
  throw new GatewayRefusal({
    reason: 'NOT_SUPPORTED',
    message: `The action ${action} is not supported by this sandbox.`,
    details: [{ field: 'processingInformation.actionList', reason: 'INVALID_DATA' }],
  });
};

const requirePayable = (card: CardData): PublishedTestCard => {
  const published = card.number === undefined ? undefined : testCardOf(card.number);
  if (published === undefined) throw unknownToken();
  if (card.expirationMonth === undefined || card.expirationYear === undefined) {
    throw new GatewayRefusal({
      reason: 'MISSING_FIELD',
      message: 'The token carries no expiry.',
      details: [{ field: 'paymentInformation.card.expirationMonth', reason: 'MISSING_FIELD' }],
    });
  }
  return published;
};

/** The approval changed by a fault: a partial one, or one held for review. */
const troubled = (decision: Decision, mode: Fault['mode'] | undefined): Decision => {
  if (decision.status !== 'AUTHORIZED') return decision;
  if (mode === 'partialApproval') return { ...decision, status: 'PARTIAL_AUTHORIZED' };
  return mode === 'review'
    ? { ...decision, status: 'AUTHORIZED_PENDING_REVIEW', reason: heldForReview }
    : decision;
};

const entryOf = (
  parts: PaymentParts,
  request: AuthorizationRequest,
  published: PublishedTestCard,
  { isApprovedByIssuer, ...decision }: Decision,
): Authorization => {
  const { totalAmount } = request.orderInformation.amountDetails;
  const { code, transactionId } = request.clientReferenceInformation;
  const brand = brandOf(published);
  const held = decision.status === 'PARTIAL_AUTHORIZED' ? Math.ceil(totalAmount / 2) : totalAmount;
  return {
    kind: 'authorization',
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: code,
    transactionId,
    amountCents: totalAmount,
    authorizedCents: isApprovedByIssuer ? held : 0,
    card: {
      type: brand.code,
      brand: brand.name,
      maskedNumber: 'X'.repeat(published.number.length - 4) + published.number.slice(-4),
    },
    reconciliationId: randomBytes(5).toString('hex').toUpperCase(),
    ...decision,
    ...(isApprovedByIssuer ? { approvalCode: String(randomInt(1_000_000)).padStart(6, '0') } : {}),
  };
};

/** A sale (`capture: true`) captures at once, unless it is held for review. */
const saleCapture = (
  parts: PaymentParts,
  request: AuthorizationRequest,
  authorization: Authorization,
): readonly LedgerEntry[] =>
  request.processingInformation?.capture === true && authorization.status === 'AUTHORIZED'
    ? [
        {
          kind: 'capture',
          id: newRequestId(parts),
          at: authorization.at,
          reference: authorization.reference,
          paymentId: authorization.id,
          amountCents: authorization.authorizedCents,
          isWithApproval: true,
        },
      ]
    : [];
