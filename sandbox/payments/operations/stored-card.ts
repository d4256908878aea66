import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Decision } from '#sandbox/payments/operations/decision.ts';
import type { AuthorizationRequest } from '#sandbox/payments/operations/payment-request.ts';
import type { CardData } from '#sandbox/payments/tokens/card-data.ts';
import { type CardVault, publishedIn } from '#sandbox/payments/vault/card-vault.ts';

/** The card a payment is made with: the token's, or a kept one with the token's security code. */
export const cardOfPayment = (
  vault: Pick<CardVault, 'find'>,
  { paymentInformation }: AuthorizationRequest,
  token: CardData,
): CardData => {
  const { customer, paymentInstrument } = paymentInformation ?? {};
  if (paymentInstrument === undefined) return token;
  const kept = vault.find(customer?.id ?? '', paymentInstrument.id);
  const published = kept && publishedIn(kept);
  // A token with a number of its own is another card: which one is meant cannot be told.
  if (kept === undefined || published === undefined || token.number) throw unknownInstrument();
  const { expirationMonth, expirationYear } = kept;
  return { ...token, number: published.number, expirationMonth, expirationYear };
};

/** What the issuer says to a kept card before anything else: it ran out, or the code is not one. */
export const faultOfStored = (
  card: CardData,
  codeLength: number,
  now: number,
): Decision | undefined => {
  const end = Date.UTC(Number(card.expirationYear), Number(card.expirationMonth), 1, 12);
  if (end <= now) return declined('EXPIRED_CARD', '54', 'P');
  return card.securityCode?.length === codeLength
    ? undefined
    : declined('CVN_NOT_MATCH', 'N7', 'N');
};

const declined = (reason: string, responseCode: string, cvn: string): Decision => ({
  isApprovedByIssuer: false,
  status: 'DECLINED',
  reason,
  avs: 'U',
  cvn,
  responseCode,
});

const unknownInstrument = (): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'INVALID_DATA',
    message: 'One or more fields in the request contains invalid data.',
    details: [{ field: 'paymentInformation.paymentInstrument.id', reason: 'INVALID_DATA' }],
  });
