import { describe, expect, it } from 'vitest';
import {
  checkGiftCard,
  checkGiftField,
  chooseGiftCard,
  emptyGiftCardForm,
  showECard,
  typeGiftCard,
} from '#domain/gift/gift-card-form.ts';
import type { Cents } from '#domain/money/cents.ts';

const today = '2026-12-01';

const card = {
  productId: 'GFT-0002',
  title: 'Gift Card',
  amount: 2500 as Cents,
  imageUrl: '/g.svg',
};

describe('the form of an e-gift card', () => {
  it('[GIFT-06] [GIFT-07] an empty one has one error a field', () => {
    expect(emptyGiftCardForm).toEqual({
      ...{ firstName: '', lastName: '', recipientEmail: '', giftMessage: '', sendOn: '' },
      ...{ eCardModalVisible: false, errorObj: {} },
    });
    expect(checkGiftCard(emptyGiftCardForm, [card], today).errorObj).toEqual({
      firstName: { key: 'required.firstName' },
      lastName: { key: 'required.lastName' },
      recipientEmail: { key: 'required.recipientEmail' },
      giftCard: { key: 'required.giftCard' },
    });
  });

  it('[GIFT-04] choosing a card sets it, and takes its error away', () => {
    const chosen = chooseGiftCard(checkGiftCard(emptyGiftCardForm, [card], today), card);
    expect(chosen.cardObj).toEqual(card);
    expect(chosen.errorObj).not.toHaveProperty('giftCard');
    expect(checkGiftCard(chosen, [card], today).errorObj).not.toHaveProperty('giftCard');
  });

  it('[GIFT-02] [GIFT-03] typing takes the error of that field away, leaving it judges it', () => {
    const typed = typeGiftCard(checkGiftCard(emptyGiftCardForm, [card], today), 'firstName', 'G');
    expect(typed.errorObj).not.toHaveProperty('firstName');
    expect(typed.errorObj).toHaveProperty('lastName');
    expect(checkGiftField(typed, 'firstName', today).errorObj.firstName?.key).toBe('name.short');
    const good = typeGiftCard(typed, 'firstName', 'Grace');
    expect(checkGiftField(good, 'firstName', today).errorObj).not.toHaveProperty('firstName');
    const long = typeGiftCard(good, 'giftMessage', 'x'.repeat(201));
    expect(checkGiftCard(long, [card], today).errorObj.giftMessage?.key).toBe('text.long');
  });

  it('[GIFT-06] an error that stays when its field is left keeps its place among the others', () => {
    const checked = checkGiftCard(emptyGiftCardForm, [card], today);
    for (const field of ['firstName', 'lastName', 'recipientEmail'] as const) {
      const { errorObj } = checkGiftField(checked, field, today);
      expect(Object.keys(errorObj)).toEqual(Object.keys(checked.errorObj));
    }
  });

  it('[GIFT-05] the preview opens and closes', () => {
    const open = showECard(emptyGiftCardForm, true);
    expect([open.eCardModalVisible, showECard(open, false).eCardModalVisible]).toEqual([
      true,
      false,
    ]);
  });
});
