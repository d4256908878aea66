import { describe, expect, it } from 'vitest';
import { makeCountMemory } from '#server/data/catalog-state/count-memory.ts';

describe('remembered counts', () => {
  let version = '1';
  const state = () => ({
    version,
    shelfVersion: '1',
    locations: new Set<string>(),
    defaultLocation: '100',
  });

  it('are made once a version of the catalogue and a question', async () => {
    const memory = makeCountMemory(state);
    let made = 0;
    const count = async () => {
      made += 1;
      return made;
    };
    expect([await memory.of('a', count), await memory.of('a', count)]).toEqual([1, 1]);
    expect(await memory.of('b', count)).toBe(2);
    version = '2';
    expect(await memory.of('a', count)).toBe(3);
  });

  it('are not kept when counting failed', async () => {
    const memory = makeCountMemory(state);
    await expect(memory.of('a', async () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect(await memory.of('a', async () => 7)).toBe(7);
  });
});
