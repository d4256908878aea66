import type { PaymentParts } from '#sandbox/payments/operations/payment-parts.ts';
import type { AuthorizationRequest } from '#sandbox/payments/operations/payment-request.ts';
import { walletMeans } from '#sandbox/payments/operations/wallet-means.ts';
import type { CardData } from '#sandbox/payments/tokens/card-data.ts';
import { readTransientToken, unknownToken } from '#sandbox/payments/tokens/transient-token.ts';

/** What stands for a card in a payment: a transient token, or a wallet's. */
export interface PaymentMeans {
  /** Payments by the same means are decided one after the other. */
  readonly id: string;
  /** The card; throws when what stands for it is used up. */
  open(): CardData;
  /** Called once the payment is authorised. */
  spent(): void;
  /** A wallet's token is known by this for ever: it pays once, whatever comes of it. */
  readonly walletTransactionId?: string;
}

export const meansOf = async (
  parts: PaymentParts,
  request: AuthorizationRequest,
): Promise<PaymentMeans> => {
  const { tokenInformation, paymentInformation } = request;
  if (paymentInformation?.fluidData !== undefined) {
    return walletMeans(parts, request, paymentInformation.fluidData);
  }
  if (tokenInformation === undefined) throw unknownToken();
  const { cardSafe, oneTimeKeys } = parts;
  const { transientTokenJwt } = tokenInformation;
  const id = await readTransientToken(oneTimeKeys, transientTokenJwt, parts.now());
  return {
    id,
    open: () => {
      const card = cardSafe.open(id);
      if (card === undefined) throw unknownToken();
      return card;
    },
    // One token, one successful authorisation; a refused one may be tried again (P-18).
    spent: () => cardSafe.drop(id),
  };
};
