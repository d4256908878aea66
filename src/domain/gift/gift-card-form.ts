import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';
import { recipientProblems } from '#domain/gift/recipient.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** The form of an e-gift card (`giftCard`, GIFT-01 … GIFT-06). */
export interface GiftCardForm extends GiftRecipient {
  /** The chosen card; absent until the list is loaded. */
  readonly cardObj?: ChosenGiftCard;
  /** Whether the preview is open. */
  readonly eCardModalVisible: boolean;
  /** One error a field. */
  readonly errorObj: Problems;
}

export const emptyGiftCardForm: GiftCardForm = {
  firstName: '',
  lastName: '',
  recipientEmail: '',
  giftMessage: '',
  eCardModalVisible: false,
  errorObj: {},
};

export const chooseGiftCard = (form: GiftCardForm, cardObj: ChosenGiftCard): GiftCardForm => {
  const { giftCard: _, ...errorObj } = form.errorObj;
  return { ...form, cardObj, errorObj };
};

/** Stores a typed value; the field's old error is removed until the next check. */
export const typeGiftCard = (
  form: GiftCardForm,
  field: keyof GiftRecipient,
  value: string,
): GiftCardForm => {
  const { [field]: _, ...errorObj } = form.errorObj;
  return { ...form, [field]: value, errorObj };
};

/** The form with one error for each faulty field (GIFT-06). */
export const checkGiftCard = (form: GiftCardForm): GiftCardForm => ({
  ...form,
  errorObj: {
    ...recipientProblems(form),
    ...(form.cardObj === undefined && { giftCard: { key: 'required.giftCard' as const } }),
  },
});

/**
 * Checks only the field that lost focus. An error that stays keeps its place among the others: a list that is
 * sorted anew under a press moves the page, and the press misses.
 */
export const checkGiftField = (form: GiftCardForm, field: keyof GiftRecipient): GiftCardForm => {
  const problem = recipientProblems(form)[field];
  const { [field]: _, ...others } = form.errorObj;
  const errorObj = problem === undefined ? others : { ...form.errorObj, [field]: problem };
  return { ...form, errorObj };
};

export const showECard = (form: GiftCardForm, eCardModalVisible: boolean): GiftCardForm => ({
  ...form,
  eCardModalVisible,
});
