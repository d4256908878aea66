import type { ChosenGiftCard, GiftCardDesign, GiftRecipient } from '#domain/gift/gift.ts';
import { giftCardOfAmount, offeredGiftCards, usualGiftCards } from '#domain/gift/gift-amount.ts';
import { recipientProblems } from '#domain/gift/recipient.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** The form of an e-gift card (`giftCard`, GIFT-01 … GIFT-06). */
export interface GiftCardForm extends Required<GiftRecipient> {
  /** The chosen card; absent until the list is loaded. */
  readonly cardObj?: ChosenGiftCard;
  /** The amount as it is typed, where none of the usual ones is wanted (D-GIFT-12). */
  readonly otherAmount?: string;
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
  sendOn: '',
  eCardModalVisible: false,
  errorObj: {},
};

export const chooseGiftCard = (form: GiftCardForm, cardObj: ChosenGiftCard): GiftCardForm => {
  const { giftCard: _, ...errorObj } = form.errorObj;
  const { otherAmount: __, ...others } = form;
  return { ...others, cardObj, errorObj };
};

/**
 * The cards on offer, perhaps in another language: what was chosen or typed stays; of nothing chosen, the
 * second smallest of the usual ones is.
 */
export const offerGiftCards = (
  form: GiftCardForm,
  designs: readonly GiftCardDesign[],
): GiftCardForm => {
  const offered = offeredGiftCards(designs);
  if (form.otherAmount !== undefined) {
    const typed = typeOtherAmount(form, offered, form.otherAmount);
    return { ...typed, errorObj: form.errorObj };
  }
  const usual = usualGiftCards(designs);
  const card =
    offered.find(({ productId }) => productId === form.cardObj?.productId) ?? usual[1] ?? usual[0];
  return card === undefined ? form : chooseGiftCard(form, card);
};

/** Another amount is typed: its card is chosen as soon as there is one, and none until then. */
export const typeOtherAmount = (
  form: GiftCardForm,
  offered: readonly ChosenGiftCard[],
  otherAmount: string,
): GiftCardForm => {
  const { giftCard: _, ...errorObj } = form.errorObj;
  const { cardObj: __, ...others } = form;
  const found = giftCardOfAmount(offered, otherAmount);
  return {
    ...others,
    otherAmount,
    errorObj,
    ...('card' in found && { cardObj: found.card }),
  };
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
export const checkGiftCard = (
  form: GiftCardForm,
  offered: readonly ChosenGiftCard[],
  today: IsoDay,
): GiftCardForm => ({
  ...form,
  errorObj: { ...amountProblems(form, offered), ...recipientProblems(form, today) },
});

/** Checks the other amount when its field is left, as `checkGiftField` does for the others. */
export const checkOtherAmount = (
  form: GiftCardForm,
  offered: readonly ChosenGiftCard[],
): GiftCardForm => {
  const { giftCard: _, ...others } = form.errorObj;
  return { ...form, errorObj: { ...amountProblems(form, offered), ...others } };
};

const amountProblems = (form: GiftCardForm, offered: readonly ChosenGiftCard[]): Problems => {
  if (form.cardObj !== undefined) return {};
  if (form.otherAmount === undefined) return { giftCard: { key: 'required.giftCard' } };
  const found = giftCardOfAmount(offered, form.otherAmount);
  return 'problem' in found ? { giftCard: found.problem } : {};
};

/**
 * Checks only the field that lost focus. An error that stays keeps its place among the others: a list that is
 * sorted anew under a press moves the page, and the press misses.
 */
export const checkGiftField = (
  form: GiftCardForm,
  field: keyof GiftRecipient,
  today: IsoDay,
): GiftCardForm => {
  const problem = recipientProblems(form, today)[field];
  const { [field]: _, ...others } = form.errorObj;
  const errorObj = problem === undefined ? others : { ...form.errorObj, [field]: problem };
  return { ...form, errorObj };
};

export const showECard = (form: GiftCardForm, eCardModalVisible: boolean): GiftCardForm => ({
  ...form,
  eCardModalVisible,
});
