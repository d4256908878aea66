import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs, table } from '#cli/report/table.ts';
import { crunch } from '#test/cli/crunch.ts';

const plain = { bold: (text: string) => text };
const letters = (text: string) => text.replace(/\s/g, '');

describe('a table', () => {
  it('[CLI-01] never is wider than its screen, and says all of its values', () => {
    const value = fc.string({
      unit: fc.constantFrom('a', 'B', 'é', '🌽', ' ', '-'),
      maxLength: 60,
    });
    const rows = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 12, max: 100 }), (cells, columns) => {
        const titles = [{ title: 'Name' }, { title: 'Left', align: 'end' as const }];
        const text = table(titles, cells, { paint: plain, columns });
        for (const line of text.split('\n')) {
          expect([...new Intl.Segmenter().segment(line)].length).toBeLessThanOrEqual(columns);
        }
        for (const each of cells.flat()) expect(letters(text)).toContain(letters(each));
      }),
    );
  });

  it('[CLI-01] shows texts of others as text: none of them steers the terminal', () => {
    const strange = fc.string({
      unit: fc.constantFrom(
        'a',
        '\u001b',
        '[2J',
        '\u009b',
        '\u0007',
        '\r',
        '\n',
        '\t',
        '\u0000',
        ' ',
      ),
    });
    const control = /(?!\n)\p{Cc}/u;
    fc.assert(
      fc.property(strange, strange, fc.option(fc.integer({ min: 4, max: 9 })), (a, b, columns) => {
        const screen = { paint: plain, columns: columns ?? undefined };
        const drawn = table([{ title: 'Name' }, { title: 'Left' }], [[a, b]], screen);
        expect(drawn).not.toMatch(control);
        expect(pairs([[a, b]])).not.toMatch(/\p{Cc}/u);
        // A break of a line would be a row of its own.
        if (columns === null) expect(drawn.split('\n')).toHaveLength(2);
      }),
    );
    expect(pairs([['na\u001b[2Jme', 'one\r\ntwo\u0007']])).toBe('na[2Jme  one two');
  });

  it('[CLI-01] becomes a block of lines for each row where COLUMNS is too few', async () => {
    const wide = await crunch(['scenario', 'calls', 'cart clear']);
    expect(wide.stdout).toBe('Command     Calls\ncart clear  getcartwebdata savecartwebdata\n');
    const narrow = await crunch(['scenario', 'calls', 'cart clear'], {
      environment: { COLUMNS: '30' },
    });
    expect(narrow.stdout).toBe('Command: cart clear\nCalls: getcartwebdata\n  savecartwebdata\n');
  });
});
