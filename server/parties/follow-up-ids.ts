/**
 * The ids of what is done with a payment, made of the payment's own: a repeated wish has the same id, so
 * the gateway does it once, and a lost answer is found by it.
 */
export const followUpIds = (transactionId: string) => ({
  capture: `${transactionId}C`,
  reversal: `${transactionId}R`,
  refund: `${transactionId}F`,
  cancel: `${transactionId}V`,
});
