import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartFile, wireLines } from '#cli/commands/cart/wire-cart.ts';
import { wildCarts } from '#test/arbitraries/cart.ts';

describe('wireLines', () => {
  it('writes what the codec writes, and the codec reads it back', () => {
    fc.assert(
      fc.property(wildCarts(), (lines) => {
        const written = JSON.parse(JSON.stringify(wireLines(lines)));
        expect(written).toEqual(JSON.parse(JSON.stringify(z.encode(cartFile, [...lines]))));
        expect(z.parse(cartFile, written)).toEqual(lines);
      }),
    );
  });
});
