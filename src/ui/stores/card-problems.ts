import type { FieldName, Problem, ProblemKey } from '#domain/validation/problem.ts';
import type { CardEntryState, CardFieldState } from '#ports/card-vault.ts';
import type { InputRefused, StepNotReady, VaultFailure } from '#ports/failures.ts';

export type PaymentFailure = InputRefused | StepNotReady | VaultFailure;

export type CardField = 'nameOnCard' | 'expiry' | 'cardNumber' | 'securityCode';

export type CardProblems = Readonly<Partial<Record<CardField, Problem>>>;

/** Which fields of the card form a refusal is about. */
export const cardProblemsOf = (
  failure: PaymentFailure,
  card: CardEntryState | undefined,
): CardProblems => {
  switch (failure._tag) {
    case 'InputRefused':
      return { ...hostedProblems(card), ...cardProblemsIn(failure.problems) };
    case 'CardExpiryInvalid':
      return { expiry: { key: 'expiry.format' } };
    case 'CardFieldInvalid':
      return {
        ...(failure.number && { cardNumber: { key: 'card.number' } }),
        ...(failure.securityCode && { securityCode: { key: 'card.securityCode' } }),
      };
    default:
      return {};
  }
};

/** The core asks the vault's fields last; the form shows every fault at once. */
const hostedProblems = (card: CardEntryState | undefined): CardProblems => {
  const faultOf = (
    field: CardFieldState | undefined,
    required: ProblemKey,
    wrong: ProblemKey,
  ): Problem | undefined => {
    if (field === undefined || field.valid) return undefined;
    return { key: field.empty ? required : wrong };
  };
  const cardNumber = faultOf(card?.number, 'required.cardNumber', 'card.number');
  const code = faultOf(card?.securityCode, 'required.securityCode', 'card.securityCode');
  return { ...(cardNumber && { cardNumber }), ...(code && { securityCode: code }) };
};

const cardProblemsIn = (problems: Readonly<Partial<Record<FieldName, Problem>>>): CardProblems => {
  const { nameOnCard, expiry, cardNumber, securityCode } = problems;
  return {
    ...(nameOnCard && { nameOnCard }),
    ...(expiry && { expiry }),
    ...(cardNumber && { cardNumber }),
    ...(securityCode && { securityCode }),
  };
};
