import * as z from 'zod/mini';
import { type Cents, centsFromDollars, dollarsFromCents } from '#domain/money/cents.ts';

/** Dollars with at most two decimals on the wire, whole cents inside (D-READ-05). */
export const wireDollars = z.codec(
  z.number().check(z.gte(-1_000_000), z.lte(1_000_000)),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: centsFromDollars, encode: dollarsFromCents },
);
