import type { FieldName, Problem, ProblemKey } from '#domain/validation/problem.ts';
import type { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { CardEntryState, CardFieldState } from '#ports/payment/card-vault.ts';
import type { SavedCardGone } from '#ports/payment/payment-failures.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { NotSignedIn } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

export type PaymentFailure =
  | InputRefused
  | NotSignedIn
  | SavedCardGone
  | StepNotReady
  | VaultFailure;

export type CardField = 'nameOnCard' | 'expiry' | 'cardNumber' | 'securityCode';

export type CardProblems = Readonly<Partial<Record<CardField, Problem>>>;

/** The fields of the card form that a failure is about. */
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
        ...(failure.number && {
          cardNumber: emptyOr(card?.number, 'required.cardNumber', 'card.number'),
        }),
        ...(failure.securityCode && {
          securityCode: emptyOr(card?.securityCode, 'required.securityCode', 'card.securityCode'),
        }),
      };
    default:
      return {};
  }
};

/** The core checks the vault's fields last; the form shows all errors at once. */
const hostedProblems = (card: CardEntryState | undefined): CardProblems => {
  const cardNumber = faultOf(card?.number, 'required.cardNumber', 'card.number');
  return { ...(cardNumber && { cardNumber }), ...codeProblems(card) };
};

/** For a saved card only the security code is typed. */
export const codeProblems = (card: CardEntryState | undefined): CardProblems => {
  const code = faultOf(card?.securityCode, 'required.securityCode', 'card.securityCode');
  return code === undefined ? {} : { securityCode: code };
};

const faultOf = (
  field: CardFieldState | undefined,
  required: ProblemKey,
  wrong: ProblemKey,
): Problem | undefined => {
  if (field === undefined || field.valid) return undefined;
  return { key: field.empty ? required : wrong };
};

/** The problem of a field that the vault refused: it knows better than what was heard of the field. */
const emptyOr = (
  field: CardFieldState | undefined,
  required: ProblemKey,
  wrong: ProblemKey,
): Problem => ({ key: field?.empty === true ? required : wrong });

const cardProblemsIn = (problems: Readonly<Partial<Record<FieldName, Problem>>>): CardProblems => {
  const { nameOnCard, expiry, cardNumber, securityCode } = problems;
  return {
    ...(nameOnCard && { nameOnCard }),
    ...(expiry && { expiry }),
    ...(cardNumber && { cardNumber }),
    ...(securityCode && { securityCode }),
  };
};
