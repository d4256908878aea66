import type { Fault } from '#ui/components/form/error-summary.tsx';
import type { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import type { Words } from '#ui/words/words.ts';

/**
 * Ids of the card form's fields; a hosted field's slot passes the focus to the provider's frame.
 */
export const cardFieldIds = {
  nameOnCard: 'card-name',
  cardNumber: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-code',
} as const;

/** Into the card's first field; a saved card has only its code to enter. */
export const focusCard = (): void => {
  const { cardNumber, securityCode } = cardFieldIds;
  (document.getElementById(cardNumber) ?? document.getElementById(securityCode))?.focus();
};

export type CardFieldName = keyof typeof cardFieldIds;

export const cardFieldError = (
  { problems }: PaymentStore,
  name: CardFieldName,
  problem: Words['problem'],
): string | undefined => {
  const found = problems[name];
  return found && problem(found);
};

/** Errors of the card form, in the order of its fields. */
export const cardFaultList = (payment: PaymentStore, problem: Words['problem']): readonly Fault[] =>
  (Object.keys(cardFieldIds) as readonly CardFieldName[]).flatMap((name) => {
    const text = cardFieldError(payment, name, problem);
    return text === undefined ? [] : [{ id: cardFieldIds[name], text }];
  });
