import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { testCardOf } from '#sandbox/payments/gateway/test-cards.ts';
import type { PaymentParts } from '#sandbox/payments/operations/payment-parts.ts';
import type { AuthorizationRequest } from '#sandbox/payments/operations/payment-request.ts';
import { openPaymentData, type TokenFault } from '#sandbox/wallets/tokens/open-payment-data.ts';

type FluidData = NonNullable<NonNullable<AuthorizationRequest['paymentInformation']>['fluidData']>;

/** The gateway's number for Apple Pay among its payment solutions. */
const applePay = '001';
/** "FID=COMMON.APPLE.INAPP.PAYMENT": says what the fluid data is. */
const appleDescriptor = 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U';

/** Opens a wallet's token for this payment, or refuses it with the reason of its own. */
export const walletMeans = (
  { wallet, ledger, now }: PaymentParts,
  request: AuthorizationRequest,
  { value, descriptor }: FluidData,
) => {
  if (wallet === undefined) throw refusal('INVALID_MERCHANT_CONFIGURATION', 'INVALID_DATA');
  const { paymentSolution, actionList } = request.processingInformation ?? {};
  if (paymentSolution !== applePay) {
    const reason = paymentSolution === undefined ? 'MISSING_FIELD' : 'INVALID_DATA';
    throw refusal(reason, reason, 'processingInformation.paymentSolution');
  }
  if (descriptor !== appleDescriptor) {
    throw refusal('INVALID_DATA', 'INVALID_DATA', 'paymentInformation.fluidData.descriptor');
  }
  if (actionList?.includes('TOKEN_CREATE')) {
    throw refusal('NOT_SUPPORTED', 'INVALID_DATA', 'processingInformation.actionList');
  }
  const { totalAmount: amountCents } = request.orderInformation.amountDetails;
  const text = Buffer.from(value, 'base64');
  // A text that is not base64 in its one form is no token either.
  const isBase64 = text.toString('base64') === value;
  const token = openPaymentData(wallet, isBase64 ? text.toString('utf8') : '', {
    amountCents,
    now: now(),
  });
  if (token.fault !== undefined) throw refusal('INVALID_DATA', token.fault);
  const { transactionId, payload } = token;
  const number = payload.applicationPrimaryAccountNumber;
  if (testCardOf(number) === undefined) throw refusal('INVALID_DATA', 'ACCOUNT_UNKNOWN');
  const expiry = payload.applicationExpirationDate;
  return {
    id: `wallet ${transactionId}`,
    walletTransactionId: transactionId,
    open: () => {
      if (ledger.isWalletTokenUsed(transactionId)) throw refusal('INVALID_DATA', 'TOKEN_REPLAYED');
      return {
        number,
        expirationYear: `20${expiry.slice(0, 2)}`,
        expirationMonth: expiry.slice(2, 4),
      };
    },
    spent: () => undefined,
  };
};

const refusal = (
  reason: string,
  detail: TokenFault | 'ACCOUNT_UNKNOWN' | 'TOKEN_REPLAYED' | 'INVALID_DATA' | 'MISSING_FIELD',
  field = 'paymentInformation.fluidData.value',
): GatewayRefusal =>
  new GatewayRefusal({
    reason,
    message:
      reason === 'MISSING_FIELD'
        ? 'The request is missing one or more fields.'
        : 'One or more fields in the request contains invalid data.',
    details: [{ field, reason: detail }],
  });
