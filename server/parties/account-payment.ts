import type { AccountMeans, SavedAccountMeans } from '#server/parties/gateway.ts';

/** How a PayPal account is named in every request. */
export const paypal = { paymentType: { name: 'EWALLET', method: { name: 'PAYPAL' } } } as const;

/** The parts of a payment request by which an approved PayPal order, or a saved account, is sold. */
export const saleParts = (means: AccountMeans | SavedAccountMeans) =>
  means.method === 'saved-account'
    ? {
        processingInformation: { actionList: ['AP_SALE'] },
        paymentInformation: paypal,
        agreementInformation: { id: means.agreementId },
      }
    : {
        processingInformation: {
          actionList: ['AP_SALE', ...(means.keep ? ['BILLING_AGREEMENT_CREATE'] : [])],
        },
        paymentInformation: { ...paypal, eWallet: { accountId: means.payerId } },
        intentsId: means.orderRequestId,
      };
