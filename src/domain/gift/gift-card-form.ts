import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';
import { recipientProblems } from '#domain/gift/recipient.ts';
import type { Problems } from '#domain/validation/problem.ts';

/** An e-gift card being put together (`giftCard`, GIFT-01 … GIFT-06). */
export interface GiftCardForm extends GiftRecipient {
  /** The chosen card; none until the shop's list is there. */
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

/** Takes what is typed; the field's old error goes until it is looked at again. */
export const typeGiftCard = (
  form: GiftCardForm,
  field: keyof GiftRecipient,
  value: string,
): GiftCardForm => {
  const { [field]: _, ...errorObj } = form.errorObj;
  return { ...form, [field]: value, errorObj };
};

/** The form with everything that is wrong with it, each beside its field (GIFT-06). */
export const checkGiftCard = (form: GiftCardForm): GiftCardForm => ({
  ...form,
  errorObj: {
    ...recipientProblems(form),
    ...(form.cardObj === undefined && { giftCard: { key: 'required.giftCard' as const } }),
  },
});

/** The same for the one field that was just left. */
export const checkGiftField = (form: GiftCardForm, field: keyof GiftRecipient): GiftCardForm => {
  const problem = recipientProblems(form)[field];
  const { [field]: _, ...others } = form.errorObj;
  return { ...form, errorObj: problem === undefined ? others : { ...others, [field]: problem } };
};

export const showECard = (form: GiftCardForm, eCardModalVisible: boolean): GiftCardForm => ({
  ...form,
  eCardModalVisible,
});
