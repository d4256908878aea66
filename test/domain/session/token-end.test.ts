import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenIsOver } from '#domain/session/token-end.ts';

it('[TOKEN-040] a token is over 30 s before its end, to the millisecond, and stays over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.nat(10_000_000), (end, later) => {
      const last = end * 1000 - 30_000;
      expect(tokenIsOver(end, last - 1)).toBe(false);
      expect(tokenIsOver(end, last)).toBe(true);
      expect(tokenIsOver(end, last + later)).toBe(true);
    }),
  );
});
