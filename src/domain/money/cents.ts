import type { Brand } from '#domain/brand.ts';

/** Whole US cents. Dollars are used only on the wire and on screens (D-CART-21). */
export type Cents = Brand<number, 'Cents'>;

export const zeroCents = 0 as Cents;

/**
 * Dollars of the wire, rounded once to the cent, half away from zero (D-READ-05).
 *
 * The decimal text of the number decides, so 1.005 becomes 101 cents although its binary
 * value is below the half.
 */
export const centsFromDollars = (dollars: number): Cents => {
  const text = Math.abs(dollars).toString();
  const magnitude = text.includes('e') ? outsideMoney(dollars) : centsInText(text);
  return (dollars < 0 && magnitude !== 0 ? -magnitude : magnitude) as Cents;
};

/** `12.345` is 1234 and a half, so 1235. */
const centsInText = (text: string): number => {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1 : 0);
};

/** JavaScript writes an exponent below 0.000001 (0 cents) and from 1e21 (above every amount). */
const outsideMoney = (dollars: number): number =>
  Math.abs(dollars) < 1 ? 0 : Math.abs(dollars) * 100;

/** Dollars with at most two decimals, as the wire has them. */
export const dollarsFromCents = (cents: Cents): number => cents / 100;

export const addCents = (...amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents;

export const timesCents = (amount: Cents, quantity: number): Cents => (amount * quantity) as Cents;

export const negateCents = (amount: Cents): Cents => (amount === 0 ? 0 : -amount) as Cents;

/** The lower and the higher of two amounts. */
export const lesserCents = (a: Cents, b: Cents): Cents => (a < b ? a : b);
export const greaterCents = (a: Cents, b: Cents): Cents => (a > b ? a : b);
