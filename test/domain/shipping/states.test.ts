import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excludedShippingStates,
  isState,
  shippingStates,
  shipsTo,
  states,
} from '#domain/shipping/states.ts';

describe('the states', () => {
  it('[CHK-20] [LIM-02] ship everywhere but to hi and ak, in any letter case', () => {
    expect(excludedShippingStates).toEqual(['HI', 'AK']);
    for (const excluded of ['hi', 'HI', 'Hi', 'ak', 'Ak', 'AK'])
      expect(shipsTo(excluded)).toBe(false);
    fc.assert(
      fc.property(fc.constantFrom(...shippingStates), fc.boolean(), ([code], lower) => {
        expect(shipsTo(lower ? code.toLowerCase() : code)).toBe(true);
      }),
    );
    expect(shippingStates).toHaveLength(49);
  });

  it('[CHK-20] each have a name of their own, and are listed by it', () => {
    const names = states.map(([, name]) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const [code, name] of states) expect(name).toMatch(RegExp(`^${code.charAt(0)}[a-z]{2}`));
    expect(states.every(([code]) => isState(code.toLowerCase()))).toBe(true);
  });

  it('[CHK-20] refuse what is no state', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!states.some(([code]) => code === text.trim().toUpperCase()));
        expect(isState(text) || shipsTo(text)).toBe(false);
      }),
    );
    expect(states).toHaveLength(51);
    expect(new Set(states.map(([code]) => code)).size).toBe(51);
  });
});
