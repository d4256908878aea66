import { healingStep, type PaymentOnFile } from '#domain/order/healing.ts';

/** A payment of an order that is paid, known at the gateway and not looked at yet. */
export const paymentOnFile: PaymentOnFile = {
  state: 'AUTHORIZED',
  isSale: false,
  order: 'PAID',
  reversalDue: false,
  refundDue: false,
  isNamed: true,
  isTakenNamed: true,
  createdAt: 0,
  nextLookAt: 1000,
  checks: 0,
  wasDelivered: false,
  isReported: false,
};

/** What healing does about `file`, changed as told, when it was told a word. */
export const toldAbout =
  (file: PaymentOnFile) =>
  (differs: Partial<PaymentOnFile>, word: Parameters<typeof healingStep>[1], now = 1000) =>
    healingStep({ ...file, ...differs }, word, now);

export const found = {
  kind: 'found',
  decided: { kind: 'approved' },
  isCaptured: false,
  isReversed: false,
} as const;

export const again = (because: string, at = 3000) => ({
  kind: 'ask-again',
  because,
  at,
  needsOperator: false,
  tellsOperator: false,
});
