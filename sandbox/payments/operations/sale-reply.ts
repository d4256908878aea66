import type { SoldPayment } from '#sandbox/payments/ledger/ledger.ts';
import { currentSale } from '#sandbox/payments/ledger/sale-state.ts';
import { wireAmount } from '#sandbox/payments/operations/payment-reply.ts';

const messages: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: 'The funding source was declined; the payer may choose another.',
  PAYER_ACCOUNT_RESTRICTED: 'The account of the payer is restricted.',
  TRANSACTION_REFUSED: 'The payment was refused.',
  PENDING_REVIEW: 'The payment is pending.',
};

/** How a payment account is named in every request and reply. */
export const accountPaymentType = { name: 'EWALLET', method: { name: 'PAYPAL' } } as const;

/** A decision about a sale; answered with 201 whatever it is (P-20). A voided sale has failed. */
export const saleReply = (sold: SoldPayment) => {
  const { sale } = sold;
  const { status, reason, isVoided } = currentSale(sold);
  return {
    _links: {
      self: { method: 'GET', href: `/tss/v2/transactions/${sale.id}` },
      refund: { method: 'POST', href: `/pts/v2/payments/${sale.id}/refunds` },
    },
    id: sale.id,
    submitTimeUtc: sale.at,
    status: isVoided ? 'FAILED' : status,
    reconciliationId: sale.reconciliationId,
    clientReferenceInformation: { code: sale.reference, transactionId: sale.transactionId },
    processorInformation: { transactionId: sale.processorId },
    paymentInformation: {
      paymentType: accountPaymentType,
      eWallet: { accountId: sale.payerId },
    },
    orderInformation: {
      amountDetails: { totalAmount: wireAmount(sale.amountCents), currency: 'USD' },
    },
    ...(reason === undefined
      ? {}
      : { errorInformation: { reason, message: messages[reason] ?? 'Decline.', details: [] } }),
  };
};
