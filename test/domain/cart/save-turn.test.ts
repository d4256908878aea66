import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LastSave, maySave } from '#domain/cart/save-turn.ts';

/** Requests of devices as they arrive: each made from the stored version, or from one some versions behind. */
const requests = fc.array(fc.record({ device: fc.nat({ max: 1 }), behind: fc.nat({ max: 3 }) }), {
  maxLength: 24,
});

it('[CART-19] what is stored was made by somebody who knew all that others had stored', () => {
  fc.assert(
    fc.property(requests, (arriving) => {
      const savedBy: number[] = [];
      const lastOf = new Map<number, LastSave>();
      for (const { device, behind } of arriving) {
        const stored = savedBy.length;
        const madeFrom = Math.max(0, stored - behind);
        if (!maySave(stored, madeFrom, lastOf.get(device))) continue;
        if (madeFrom < stored) {
          expect(savedBy.slice(madeFrom)).toEqual(savedBy.slice(madeFrom).map(() => device));
        }
        savedBy.push(device);
        lastOf.set(device, { version: savedBy.length, madeFrom });
      }
    }),
  );
});

it('[CART-19] a device whose answers were lost goes on from what it knew', () => {
  expect(maySave(4, 4, undefined)).toBe(true);
  expect(maySave(5, 4, { version: 5, madeFrom: 4 })).toBe(true);
  expect(maySave(6, 4, { version: 6, madeFrom: 4 })).toBe(true);
  expect(maySave(6, 4, { version: 5, madeFrom: 4 })).toBe(false);
  expect(maySave(6, 3, { version: 6, madeFrom: 4 })).toBe(false);
  expect(maySave(6, 5, undefined)).toBe(false);
});
