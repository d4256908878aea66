import type { IsoDay } from '#domain/locale/calendar.ts';

/** What the shop knows of a card that the vault keeps for an account (PAY-23). */
export interface SavedCard {
  readonly id: string;
  /** The removal key, 1, 2, 3 … in the order the account's cards were saved; never used again. */
  readonly sequence: number;
  /** Brand as shoppers know it, such as Visa. */
  readonly cardType: string;
  /** `**** 1111`. */
  readonly cardNumberMask: string;
  readonly nameonCard: string;
  /** MM/YY. */
  readonly expDate: string;
}

/** Cards an account may keep (D-CHECKOUT-20). */
export const mostSavedCards = 10;

/** The card is in its last month of validity or the month before. */
export const expiresSoon = (card: Pick<SavedCard, 'expDate'>, today: IsoDay): boolean => {
  const [month = '', year = ''] = card.expDate.split('/');
  const [thisYear = '', thisMonth = ''] = today.split('-');
  const left = (2000 + Number(year) - Number(thisYear)) * 12 + Number(month) - Number(thisMonth);
  return left === 0 || left === 1;
};

/** An expired card is shown but cannot be chosen (docs/payments.md, P-36). */
export const isExpired = ({ expDate }: Pick<SavedCard, 'expDate'>, today: IsoDay): boolean => {
  const [month = '', year = ''] = expDate.split('/');
  return `20${year}-${month}` < today.slice(0, 7);
};
