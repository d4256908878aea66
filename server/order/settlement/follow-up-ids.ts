/**
 * The ids of what is done with a payment, made of the payment's own: a repeated wish has the same id, so
 * the gateway does it once. The gateway takes no id a second time for half a year.
 */
export const followUpIds = (transactionId: string) => ({
  /** The payment sent again after the bank's question. */
  answered: `${transactionId}A`,
  capture: `${transactionId}C`,
  reversal: `${transactionId}R`,
  refund: `${transactionId}F`,
  cancel: `${transactionId}V`,
});
