import { describe, expect, it } from 'vitest';
import { mixNameProblem } from '#domain/validation/mix-name.ts';

describe('mixNameProblem', () => {
  it('[MIX-01] takes no name, names with digits and names of any script', () => {
    for (const name of ['', '  ', 'My Mix 2', 'Día de juego', "Tia's & Co.", '映画の夜']) {
      expect(mixNameProblem(name), name).toBe(undefined);
    }
  });

  it('[MIX-01] takes two to thirty characters, and says so', () => {
    for (const length of [2, 30]) expect(mixNameProblem('ñ'.repeat(length))).toBeUndefined();
    expect(mixNameProblem('x')).toEqual({
      key: 'name.short',
      values: { field: 'mixName', min: 2 },
    });
    expect(mixNameProblem('x'.repeat(31))).toEqual({
      key: 'name.long',
      values: { field: 'mixName', max: 30 },
    });
  });

  it('[MIX-01] refuses what is too short, too long or made of special characters', () => {
    expect(mixNameProblem('a')?.key).toBe('name.short');
    expect(mixNameProblem('a'.repeat(31))?.key).toBe('name.long');
    expect(mixNameProblem('Mix <1>')?.key).toBe('text.characters');
  });
});
