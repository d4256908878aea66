import { describe, expect, it } from 'vitest';
import { chosen, importedBy, linesTried, numbersOf } from '#scripts/rows/chosen-rows.mjs';

const rows = Array.from({ length: 100 }, (_, at) => `ROW-${at}`);

describe('an audit', () => {
  it('draws the same rows of a seed, none twice, and others of another', () => {
    expect(chosen(rows, 7, 20)).toEqual(chosen(rows, 7, 20));
    expect(new Set(chosen(rows, 7, 20)).size).toBe(20);
    expect(chosen(rows, 7, 20)).not.toEqual(chosen(rows, 8, 20));
    expect(chosen(rows, 7, 500)).toHaveLength(100);
  });

  it('reads its numbers, and refuses what it does not know', () => {
    const refuse = (sentence: string): never => {
      throw new Error(sentence);
    };
    expect(numbersOf(['--seed', '7', '--rows=3'], refuse)).toEqual({ seed: 7, rows: 3 });
    for (const wrong of [['--seed'], ['--seed', 'x'], ['--colour', '1']]) {
      expect(() => numbersOf(wrong, refuse)).toThrow('is no option');
    }
  });

  it('breaks what the tests import of src, and lines that do something', () => {
    const test =
      "import type { A } from '#domain/a.ts';\nimport { b } from '#domain/money/cents.ts';\n";
    expect(importedBy(['test/x.test.ts'], () => test)).toEqual(['src/domain/money/cents.ts']);
    const code = "import x from 'y';\n\n/** A comment. */\nconst one = 1;\n};\nreturn one + 2;\n";
    expect(linesTried('a.ts', () => code, 1, 9).toSorted()).toEqual(['a.ts:4-4', 'a.ts:6-6']);
  });
});
