import { describe, expect, it } from 'vitest';
import {
  askedOf,
  chosen,
  importedBy,
  judgedIn,
  linesTried,
  mayName,
  unfinished,
} from '#scripts/rows/chosen-rows.mjs';

const rows = Array.from({ length: 100 }, (_, at) => `ROW-${at}`);

describe('an audit', () => {
  it('draws the same rows of a seed, none twice, and others of another', () => {
    expect(chosen(rows, 7, 20)).toEqual(chosen(rows, 7, 20));
    expect(new Set(chosen(rows, 7, 20)).size).toBe(20);
    expect(chosen(rows, 7, 20)).not.toEqual(chosen(rows, 8, 20));
    expect(chosen(rows, 7, 500)).toHaveLength(100);
  });

  it('reads its words, and refuses what it does not know', () => {
    const refuse = (sentence: string): never => {
      throw new Error(sentence);
    };
    expect(askedOf(['--seed', '7', '--rows=3'], refuse)).toEqual({ seed: 7, rows: 3 });
    expect(askedOf(['--row', 'CART-15', '--minutes', '60'], refuse)).toEqual({
      row: 'CART-15',
      minutes: 60,
    });
    const refused = [['--seed'], ['--seed', 'x'], ['--colour', '1'], ['--minutes=0'], ['--row']];
    for (const wrong of refused) {
      expect(() => askedOf(wrong, refuse)).toThrow('is no option: --seed N');
    }
  });

  it('breaks what the tests import of src, and lines that do something', () => {
    const test =
      "import type { A } from '#domain/a.ts';\nimport { b } from '#domain/money/cents.ts';\n";
    expect(importedBy(['test/x.test.ts'], () => test)).toEqual(['src/domain/money/cents.ts']);
    const code = "import x from 'y';\n\n/** A comment. */\nconst one = 1;\n};\nreturn one + 2;\n";
    expect(linesTried('a.ts', () => code, 1, 9).toSorted()).toEqual(['a.ts:4-4', 'a.ts:6-6']);
  });

  it('finds a row in a table that a test imports, and what its helpers drive', () => {
    const texts: Readonly<Record<string, string>> = {
      'test/x.test.ts':
        "import { rows } from '#test/fixtures.ts';\nit.each(rows)('[%s]', () => {});\n",
      'test/fixtures.ts':
        "import { b } from '#domain/money/cents.ts';\nexport const rows = ['API-055'];\n// D-CART-01, CART-02-b\n",
    };
    const read = (file: string) => texts[file] ?? '';
    expect(mayName('test/x.test.ts', 'API-055', read)).toBe(true);
    expect(mayName('test/x.test.ts', 'API-05', read)).toBe(false);
    // A decision is no row, though its id ends like one.
    expect(mayName('test/x.test.ts', 'CART-01', read)).toBe(false);
    expect(mayName('test/x.test.ts', 'CART-02', read)).toBe(false);
    expect(importedBy(['test/x.test.ts'], read)).toEqual(['src/domain/money/cents.ts']);
  });

  it('counts what was judged before a run was ended, and says how to finish it', () => {
    expect(judgedIn('AUDIT missed\nsomething else\nAUDIT noticed\nAUDIT missed\nAUD')).toEqual({
      made: 3,
      noticed: 1,
    });
    const sentence = unfinished({ id: 'CART-15', made: 2, minutes: 10, seed: 7, changes: 6 });
    expect(sentence).toBe(
      'not finished after 10 minutes: its tests had judged 2 changes and noticed none. ' +
        'Alone: npm run audit -- --seed 7 --changes 6 --row CART-15 --minutes 60',
    );
    expect(unfinished({ id: 'X-01', made: 0, minutes: 1, seed: 7, changes: 6 })).toContain(
      'after 1 minute:',
    );
  });
});
