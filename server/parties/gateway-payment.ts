import type { Cents } from '#domain/money/cents.ts';
import { type Address, type Contact, country } from '#domain/shipping/address.ts';
import type { Authorization } from '#server/parties/gateway.ts';
import { gatewayAmount } from '#server/parties/gateway-replies.ts';

/** Dollars as the gateway takes them. */
export const amountDetails = (amount: Cents) => ({
  totalAmount: gatewayAmount(amount),
  currency: 'USD',
});

/** The body of a payment request. */
export const paymentBody = (payment: Authorization) => ({
  clientReferenceInformation: { code: payment.reference, transactionId: payment.transactionId },
  processingInformation: {
    capture: false,
    // Enrolment and, after a challenge, the check of its outcome are made in the payment's own call.
    actionList: [
      payment.authenticationId === undefined
        ? 'CONSUMER_AUTHENTICATION'
        : 'VALIDATE_CONSUMER_AUTHENTICATION',
      ...(payment.keep === undefined ? [] : ['TOKEN_CREATE']),
    ],
    ...storedCredential(payment),
  },
  ...storedPayment(payment),
  ...(payment.authenticationId !== undefined && {
    consumerAuthenticationInformation: { authenticationTransactionId: payment.authenticationId },
  }),
  tokenInformation: { transientTokenJwt: payment.transientToken },
  orderInformation: {
    amountDetails: amountDetails(payment.amount),
    billTo: { ...gatewayAddress(payment.billing), ...gatewayContact(payment.contact) },
    shipTo: gatewayAddress(payment.shipping),
    lineItems: payment.lines.map((line) => ({
      productName: line.name,
      quantity: line.quantity,
      unitPrice: gatewayAmount(line.unitPrice),
      totalAmount: gatewayAmount(line.total),
    })),
  },
});

/** The networks are told when a card is kept for later, and when a kept one is used. */
const storedCredential = ({ keep, stored }: Authorization) => {
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

const storedPayment = ({ keep, stored }: Authorization) => {
  const customerId = stored?.customerId ?? keep?.customerId;
  if (customerId === undefined) return {};
  return {
    paymentInformation: {
      customer: { id: customerId },
      ...(stored !== undefined && { paymentInstrument: { id: stored.instrumentId } }),
    },
  };
};

const gatewayAddress = (address: Address) => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address,
  ...(address.addressDetails === '' ? {} : { address2: address.addressDetails }),
  locality: address.city,
  administrativeArea: address.state.toUpperCase(),
  postalCode: address.zipcode,
  country,
});

const gatewayContact = (contact: Contact) => ({
  email: contact.email,
  phoneNumber: contact.phoneNumber,
});
