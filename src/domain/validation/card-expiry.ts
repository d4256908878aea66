import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Reads MM/YY; browsers that fill forms may write MM/YYYY or spaces around the slash. */
export const readExpiry = (value: string): CardExpiry | undefined => {
  const parts = /^(0[1-9]|1[0-2]) ?\/ ?(?:20)?(\d{2})$/.exec(trimmed(value));
  return parts === null ? undefined : { month: Number(parts[1]), year: 2000 + Number(parts[2]) };
};

/** A card is valid to the end of its month in every time zone; the last one is UTC−12. */
const lastTimeZone = 12 * 60 * 60 * 1000;

/** The day used to check the expiry of cards; `now` is Unix ms. */
export const cardDay = (now: number): IsoDay =>
  new Date(now - lastTimeZone).toISOString().slice(0, 10);

/** Required, MM/YY, and valid to the end of that month (D-CHECKOUT-07). */
export const expiryProblem = (value: string, today: IsoDay): Problem | undefined => {
  if (trimmed(value) === '') return { key: 'required.expiry' };
  const expiry = readExpiry(value);
  if (expiry === undefined) return { key: 'expiry.format' };
  const monthNow = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  return expiry.year * 12 + expiry.month < monthNow ? { key: 'expiry.past' } : undefined;
};
