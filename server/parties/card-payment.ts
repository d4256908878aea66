import type { CardMeans } from '#server/parties/gateway.ts';

/** The parts of a payment request that charge a card by its transient token. */
export const cardParts = (card: CardMeans) => ({
  processingInformation: {
    capture: false,
    // The enrolment check and, after a challenge, the check of its outcome are part of the payment
    // call.
    actionList: [
      card.authenticationId === undefined
        ? 'CONSUMER_AUTHENTICATION'
        : 'VALIDATE_CONSUMER_AUTHENTICATION',
      ...(card.keep === undefined ? [] : ['TOKEN_CREATE']),
    ],
    ...storedCredential(card),
  },
  ...storedPayment(card),
  ...(card.authenticationId !== undefined && {
    consumerAuthenticationInformation: { authenticationTransactionId: card.authenticationId },
  }),
  tokenInformation: { transientTokenJwt: card.transientToken },
});

/** Card networks require a mark when a card is saved and when a saved card is used. */
const storedCredential = ({ keep, stored }: CardMeans) => {
  if (keep === undefined && stored === undefined) return {};
  const initiator =
    keep === undefined ? { storedCredentialUsed: true } : { credentialStoredOnFile: true };
  return {
    ...(keep !== undefined && {
      actionTokenTypes: [
        ...(keep.customerId === undefined ? ['customer'] : []),
        'paymentInstrument',
        'instrumentIdentifier',
      ],
    }),
    authorizationOptions: { initiator: { type: 'customer', ...initiator } },
  };
};

const storedPayment = ({ keep, stored }: CardMeans) => {
  const customerId = stored?.customerId ?? keep?.customerId;
  if (customerId === undefined) return {};
  return {
    paymentInformation: {
      customer: { id: customerId },
      ...(stored !== undefined && { paymentInstrument: { id: stored.instrumentId } }),
    },
  };
};
