import * as z from 'zod/mini';
import { type Cents, centsFromDollars, dollarsFromCents } from '#domain/money/cents.ts';

/** Money as records hold it: dollars with at most two decimals; whole cents inside (D-READ-05). */
export const storedDollars = z.codec(
  z.number().check(z.gte(-1_000_000), z.lte(1_000_000)),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: centsFromDollars, encode: dollarsFromCents },
);
