import type { Cents } from '#domain/money/cents.ts';
import { type Address, type Contact, country } from '#domain/shipping/address.ts';
import { saleParts } from '#server/parties/account-payment.ts';
import { cardParts } from '#server/parties/card-payment.ts';
import type {
  Authorization,
  PaymentMeans,
  RequestNames,
  WalletMeans,
} from '#server/parties/gateway.ts';
import { gatewayAmount } from '#server/parties/gateway-replies.ts';

/** Dollars in the gateway's form. */
export const amountDetails = (amount: Cents) => ({
  totalAmount: gatewayAmount(amount),
  currency: 'USD',
});

/** The order's reference, by which the gateway is searched, and the request's own id. */
export const namesOf = ({ reference, transactionId }: RequestNames) => ({
  code: reference,
  transactionId,
});

/** The body of a payment request. */
export const paymentBody = (payment: Authorization) => ({
  clientReferenceInformation: namesOf(payment),
  ...meansParts(payment.means),
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

const meansParts = (means: PaymentMeans) => {
  switch (means.method) {
    case 'card':
      return cardParts(means);
    case 'apple-pay':
      return walletParts(means);
    case 'payment-account':
    case 'saved-account':
      return saleParts(means);
  }
};

/** Says that the fluid data is an Apple Pay token: base64 of `FID=COMMON.APPLE.INAPP.PAYMENT`. */
const appleDescriptor = 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U';

/** By these the gateway decrypts and charges an Apple Pay token. */
const walletParts = ({ paymentData }: WalletMeans) => ({
  processingInformation: { capture: false, paymentSolution: '001' },
  paymentInformation: {
    fluidData: { value: paymentData, descriptor: appleDescriptor, encoding: 'Base64' },
  },
});

export const gatewayAddress = (address: Address) => ({
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
