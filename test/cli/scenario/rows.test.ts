import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readCsv } from '#cli/scenario/rows/csv.ts';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

const run = (...args: string[]) => crunchJson(['scenario', 'run', ...args]);
const check = (...args: string[]) => crunchJson(['scenario', 'check', ...args]);

/** `${name}`, which is no template here. */
const variable = (name: string): string => `$\{${name}}`;

/** Zip codes of rows, each with what is expected of it. */
const zips = (each: unknown, more: object = {}) => ({
  name: 'zips',
  each,
  steps: [
    {
      use: 'validate',
      with: { rule: 'zip', value: variable('zip') },
      expect: { data: { valid: variable('valid') } },
    },
  ],
  ...more,
});

let count = 0;
const file = (content: unknown): string => {
  count += 1;
  return scratch.file(`rows-${count}.json`, content);
};

describe('the rows of a scenario', () => {
  it('[CLI-03] run one after the other, each with its name and place', async () => {
    const rows = [
      { name: 'whole', zip: '75024', valid: true },
      { zip: '7502', valid: false },
    ];
    const { code, data } = await run(file(zips(rows)));
    expect(code).toBe(0);
    expect(data.passed).toBe(2);
    expect(data.scenarios).toMatchObject([
      { name: 'zips [whole]', row: { name: 'whole', number: 1, line: 1 } },
      { name: 'zips [row 2]', row: { name: 'row 2', number: 2 } },
    ]);
  });

  it('[CLI-03] come from CSV and JSON, with types as YAML has them', async () => {
    scratch.file(
      'z.csv',
      'name,zip,valid\nwhole,"75024",true\n"short, one",01234,true\nbad,x,false',
    );
    const csv = await run(scratch.file('csv.json', zips('z.csv')));
    expect([csv.code, csv.data.passed]).toEqual([0, 3]);
    expect(csv.data.scenarios[1]).toMatchObject({
      name: 'zips [short, one]',
      row: { file: expect.stringMatching(/z\.csv$/), line: 3 },
    });
    scratch.file('z-rows.json', [{ zip: '75024', valid: true }]);
    expect((await run(scratch.file('json.json', zips('z-rows.json')))).code).toBe(0);
  });

  it('[CLI-03] are picked by name, and a failed one is found again', async () => {
    const rows = [
      { name: 'good', zip: '75024', valid: true },
      { name: 'bad', zip: '7502', valid: true },
    ];
    const path = file(zips(rows));
    const environment = { CRUNCH_STATE: `${scratch.folder}/kept` };
    const kept = (...args: string[]) => crunchJson(['scenario', 'run', ...args], { environment });
    expect((await kept('--last-failed')).error).toMatchObject({
      code: 'BadUsage',
      field: 'last-failed',
    });
    expect((await kept(path, '--only', 'GOOD')).data).toMatchObject({ passed: 1, failed: 0 });
    expect((await kept(path, '--only', 'nobody')).code).toBe(2);
    expect((await kept(path, '--keep-going')).data).toMatchObject({ passed: 1, failed: 1 });
    // Another run of what is good forgets nothing.
    await kept(path, '--only', 'good');
    const again = await kept('--last-failed');
    expect([again.code, again.data.scenarios.map(({ name }: { name: string }) => name)]).toEqual([
      5,
      ['zips [bad]'],
    ]);
  });

  it('[CLI-03] leave out the steps they do not need', async () => {
    const step = (wanted: object, path: string) => ({ if: wanted, use: 'layout', with: { path } });
    const rows = [
      { name: 'a', kind: 'guest' },
      { name: 'b', kind: 'member' },
    ];
    const { code, data } = await run(
      file({
        each: rows,
        steps: [
          step({ kind: 'guest' }, '/cart'),
          { if: { kind: { not: 'guest' } }, steps: [step({ kind: 'member' }, '/checkout')] },
        ],
      }),
    );
    expect(code).toBe(0);
    const uses = data.scenarios.map(({ steps }: { steps: readonly object[] }) => steps.length);
    expect(uses).toEqual([1, 1]);
  });

  it.each([
    ['a column nobody asks for', zips([{ zip: '1', valid: false, zap: 1 }]), '"zap"'],
    ['a value one row lacks', zips([{ zip: '1', valid: false }, { zip: '2' }]), '"valid"'],
    [
      'a name twice',
      zips([
        { name: 'a', zip: '1', valid: false },
        { name: 'a', zip: '1', valid: false },
      ]),
      'two rows',
    ],
    ['no such file', zips('nowhere.csv'), 'nowhere.csv'],
    ['a file of another kind', zips('rows.txt'), '.csv or .json'],
    ['no row', zips([]), '"each"'],
    ['a condition without rows', { steps: [{ if: { a: 1 }, use: 'config' }] }, 'of its own'],
    [
      'a condition about nothing',
      { each: [{ name: 'x' }], steps: [{ if: { knd: 1 }, use: 'config' }] },
      '"knd"',
    ],
    [
      'a condition no row meets',
      { each: [{ name: 'x' }], steps: [{ if: { name: 'y' }, use: 'config' }] },
      'never run',
    ],
    [
      'an empty condition',
      { each: [{ name: 'x' }], steps: [{ if: {}, use: 'config' }] },
      'must expect',
    ],
  ])('[CLI-03] are refused for %s', async (_, content, told) => {
    const { code, error } = await check(file(content));
    expect([code, error.message]).toEqual([2, expect.stringContaining(told)]);
  });

  it('[CLI-03] are not changed by --var', async () => {
    const path = file(zips([{ zip: '75024', valid: true }]));
    const { code, error } = await run(path, '--var', 'zip=1');
    expect([code, error.message]).toEqual([
      2,
      expect.stringContaining('--var cannot change "zip"'),
    ]);
  });
});

describe('rows in CSV', () => {
  it('[CLI-03] come back as they were written, whatever is quoted', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\r', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = rows.map((row) => row.map(quoted).join(','));
        const read = readCsv(`a,b\n${lines.join('\n')}\n`);
        expect(read).toMatchObject(rows.map(([a, b]) => ({ values: { a, b } })));
      }),
    );
  });

  it('[CLI-03] keep zip codes and long numbers as texts', () => {
    const read = readCsv('\u{feff}a,b,c,d,e\r\n01234,12,,true,12345678901234567890\r\n');
    expect(read).toEqual([
      { line: 2, values: { a: '01234', b: 12, c: null, d: true, e: '12345678901234567890' } },
    ]);
  });

  it.each([
    ['a,b\n1', { line: 2, issue: 'columns' }],
    ['a,a\n1,2', { line: 1, issue: 'names' }],
    ['a b\n1', { line: 1, issue: 'names' }],
    ['a\n', { line: 1, issue: 'none' }],
    ['', { line: 1, issue: 'none' }],
    ['a\nx"y"', { line: 2, issue: 'quote' }],
    ['a\n"open', { line: 2, issue: 'quote' }],
  ])('[CLI-03] say what is wrong with %j', (text, mistake) => {
    expect(readCsv(text)).toEqual(mistake);
  });
});
