import type { Brand } from '#domain/brand.ts';

/** Whole US cents. Dollars exist only on the wire and on the screen (D-CART-21). */
export type Cents = Brand<number, 'Cents'>;

export const zeroCents = 0 as Cents;

/**
 * Dollars as they come in, rounded once to the cent, half away from zero (D-READ-05).
 *
 * The decimal text of the number decides, so 1.005 becomes 101 cents although its binary
 * value lies below the half.
 */
export const centsFromDollars = (dollars: number): Cents => {
  const text = Math.abs(dollars).toString();
  const shifted = text.includes('e') ? Math.abs(dollars) * 100 : Number(`${text}e2`);
  const magnitude = Math.round(shifted);
  return (dollars < 0 && magnitude !== 0 ? -magnitude : magnitude) as Cents;
};

/** Dollars with at most two decimals, as the wire has them. */
export const dollarsFromCents = (cents: Cents): number => cents / 100;

export const addCents = (...amounts: readonly Cents[]): Cents =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Cents;

export const timesCents = (amount: Cents, quantity: number): Cents => (amount * quantity) as Cents;

export const negateCents = (amount: Cents): Cents => (amount === 0 ? 0 : -amount) as Cents;
