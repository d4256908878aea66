import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crunch, crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

const check = (file: string, ...more: string[]) => crunchJson(['scenario', 'check', file, ...more]);
const run = (...args: string[]) => crunchJson(['scenario', 'run', ...args]);

/** `${name}`, which is no template here. */
const variable = (name: string): string => `$\{${name}}`;

let count = 0;
/** A file of these lines; the steps begin in line 4. */
const written = (...lines: string[]): string => {
  count += 1;
  const head = ['vars: { size: 5 }', 'people: { ada: {}, ben: {} }', 'steps:'];
  return scratch.file(`wrong-${count}.yaml`, [...head, ...lines].join('\n'));
};

const unknown = 'nothing gives the variable';

describe('crunch scenario check', () => {
  it.each([
    [
      'command',
      ['- use: cart ad'],
      4,
      8,
      'there is no command "cart ad" for a step; did you mean "cart add"?',
    ],
    [
      'flag',
      ['- use: cart add', '  with: { id: CHP-0101, quantiy: 2 }'],
      5,
      25,
      '"cart add" has no flag or argument "quantiy"; did you mean "quantity"?',
    ],
    [
      'argument',
      ['- use: layout', '  with: { pth: /cart }'],
      5,
      11,
      '"layout" has no flag or argument "pth"; did you mean "path"?',
    ],
    ['missing argument', ['- use: cart add'], 4, 3, '"cart add" needs "id".'],
    [
      'variable',
      ['- use: layout', `  with: { path: "${variable('sise')}" }`],
      5,
      17,
      `${unknown} "sise"; did you mean "size"?`.replace('"sise"', '"sise" a value'),
    ],
    [
      'variable of later steps',
      [
        '- use: layout',
        `  with: { path: "${variable('was')}" }`,
        '- use: layout',
        '  with: { path: /cart }',
        '  capture: { was: data.path }',
      ],
      5,
      17,
      `${unknown} "was" a value.`,
    ],
    [
      'person',
      ['- use: cart show', '  as: adda'],
      5,
      7,
      '"adda" is not one of the people of this scenario; did you mean "ada"?',
    ],
    [
      'matcher',
      ['- use: cart show', '  expect: { data: { cart: { lenght: 2 } } }'],
      5,
      29,
      'there is no matcher "lenght"; did you mean "length"?',
    ],
    [
      'matcher of another tool',
      ['- use: cart show', '  expect: { data: { subTotal: { gt: 2 } } }'],
      5,
      33,
      'there is no matcher "gt"; did you mean "above"?',
    ],
    [
      'matcher beside one',
      ['- use: cart show', '  expect: { data: { cart: { length: 2, first: x } } }'],
      5,
      40,
      'there is no matcher "first".',
    ],
    [
      'text where a matcher takes a number',
      ['- use: cart show', '  expect: { data: { subTotal: { above: "2" } } }'],
      5,
      40,
      '"above" does not have the expected form.',
    ],
    [
      'text where exists takes true or false',
      ['- use: cart show', '  expect: { data: { subTotal: { exists: yes } } }'],
      5,
      41,
      '"exists" does not have the expected form.',
    ],
    [
      'call in a fault',
      ['- use: product list', '  fault: 500:getqueryproduct:1'],
      5,
      10,
      'the shop has no call "getqueryproduct"; did you mean "getqueryproducts"?',
    ],
    ['fault', ['- use: product list', '  fault: [440, broken]'], 5, 16, undefined],
    [
      'regular expression',
      ['- use: cart show', '  expect: { data: { a: { matches: "(" } } }'],
      5,
      35,
      '"(" is not a regular expression.',
    ],
    [
      'regular expression of a capture',
      ['- use: cart show', '  capture: { a: { from: data.a, matching: "[" } }'],
      5,
      43,
      '"[" is not a regular expression.',
    ],
    [
      'time',
      ['- use: config', '  at: tomorrow'],
      5,
      7,
      '"tomorrow" is neither an ISO time nor an offset such as +2h, -30m, +1d.',
    ],
    [
      'place',
      ['- use: cart show', '  expect: { data: { "cart[0": 1 } }'],
      5,
      21,
      '"cart[0" is not a place such as cart[0].quantity.',
    ],
    [
      'place of a capture',
      ['- use: cart show', '  capture: { a: cart.length }'],
      5,
      17,
      '"cart.length" must begin with data or error.',
    ],
    [
      'empty expectation',
      ['- use: cart show', '  expect: {}'],
      5,
      3,
      'an expectation must expect something.',
    ],
    [
      'expectation of nothing',
      ['- use: cart show', '  expect:'],
      5,
      3,
      'an expectation must expect something.',
    ],
    [
      'empty data',
      ['- use: cart show', '  expect: { data: {} }'],
      5,
      13,
      'an expectation must expect something.',
    ],
    [
      'empty error',
      ['- use: cart show', '  expect: { error: {} }'],
      5,
      13,
      'an expectation must expect something.',
    ],
    [
      'field',
      ['- use: cart show', '  expct: { exit: 0 }'],
      5,
      3,
      'there is no field "expct" here; did you mean "expect"?',
    ],
    [
      'exit code',
      ['- use: cart show', '  expect: { exit: 7 }'],
      5,
      19,
      '"steps[0].expect.exit" does not have the expected form.',
    ],
  ] as const)('[CLI-03] says where a wrong %s stands', async (_, lines, line, column, issue) => {
    const file = written(...lines);
    const { code, error, data } = await check(file);
    expect([code, data.problems.length]).toEqual([2, 1]);
    expect(data.problems[0]).toMatchObject({ file, line, column });
    if (issue !== undefined) {
      const end = issue.endsWith('?') || issue.endsWith('.') ? '' : '.';
      expect(error.message).toBe(`${file}, line ${line}, column ${column}: ${issue}${end}`);
    }
  });

  it('[CLI-03] says all that is wrong at once, in both languages, in the order of the lines', async () => {
    const file = written('- use: cart shw', '- use: cart add', '  with: { idd: 1 }', '  as: eve');
    const { data } = await check(file, '--lang', 'es');
    expect(data.problems.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6, 7]);
    const told = await crunch(['scenario', 'check', file, '--lang', 'es']);
    expect(told.stderr.trimEnd().split('\n')).toHaveLength(4);
    expect(told.stderr).toContain('línea 4, columna 8: no existe el comando "cart shw"');
  });

  it('[CLI-03] finds what anchors, merge keys and included files brought', async () => {
    scratch.file(
      'part.yaml',
      `vars: { who: ada }\nsteps:\n  - use: cart show\n    as: "${variable('who')}"\n`,
    );
    const file = scratch.file(
      'merged.yaml',
      [
        'people: { ada: {} }',
        'steps:',
        '  - &show',
        '    use: cart show',
        '    with: &flags { nowhere: 1 }',
        '  - { <<: *show, as: ada }',
        '  - include: part.yaml',
        '    with: { whoo: ada }',
        '  - include: part.yaml',
        '    with: { who: eve }',
        '  - include: nowhere.yaml',
      ].join('\n'),
    );
    const missing = await check(file);
    expect(missing.data.problems).toMatchObject([{ line: 11, column: 14 }]);
    const { data } = await check(
      scratch.file(
        'merged-2.yaml',
        [
          'people: { ada: {} }',
          'steps:',
          '  - &show',
          '    use: cart show',
          '    with: { nowhere: 1 }',
          '  - { <<: *show, as: ada }',
          '  - include: part.yaml',
          '    with: { whoo: ada }',
          '  - include: part.yaml',
          '    with: { who: eve }',
        ].join('\n'),
      ),
    );
    expect(data.problems.map((each: { message: string }) => each.message)).toEqual([
      expect.stringMatching(/merged-2.yaml, line 5, column 13: .*"nowhere"/),
      expect.stringMatching(/part.yaml, line 4, column 9: "eve" is not one of the people/),
      expect.stringMatching(/merged-2.yaml, line 8, column 13: nothing uses the variable "whoo"/),
    ]);
  });

  it('[CLI-03] gives variables of the command line the type of the value in the file', async () => {
    const file = scratch.file('typed.json', {
      vars: { quantity: 2, news: true, name: '1' },
      steps: [
        {
          use: 'cart totals',
          with: {
            cart: {
              cart: [
                {
                  id: 'A',
                  productId: 'A',
                  title: 'A',
                  quantity: variable('quantity'),
                  currentPrice: 1,
                },
              ],
            },
          },
          expect: { exit: 0 },
        },
        {
          use: 'validate',
          with: { rule: 'city', value: `${variable('news')} ${variable('name')}` },
          expect: { exit: 0 },
        },
      ],
    });
    expect((await check(file, '--var', 'quantity=3', '--var', 'name=7')).code).toBe(0);
    const wrong = await check(file, '--var', 'quantity=three', '--var', 'news=yes');
    expect(wrong.error.message).toContain('--var quantity takes a number; "three" is none');
    expect(wrong.error.message).toContain('--var news takes true or false; "yes" is none');
    expect(wrong.code).toBe(2);
    const unused = await check(file, '--var', 'quantiy=3');
    expect([unused.code, unused.error.message]).toEqual([
      2,
      '--var quantiy is used by no scenario.',
    ]);
  });

  it('[CLI-06] lists the calls of a command, and says when it has none', async () => {
    const { data } = await crunchJson(['scenario', 'calls', 'product list']);
    expect(data.commands).toEqual([
      { command: 'product list', calls: ['filterlist', 'getqueryproducts'] },
    ]);
    expect((await crunchJson(['scenario', 'calls', 'validate'])).data.commands[0].calls).toEqual(
      [],
    );
    expect((await crunch(['scenario', 'calls', 'validate'])).stdout).toContain('no call');
    expect((await crunchJson(['scenario', 'calls', 'product lst'])).code).toBe(2);
  });
});

/** A step about a merged cart; needs no shop. */
const merging = (data: object) => ({
  steps: [
    {
      use: 'cart merge',
      with: {
        current: [{ id: 'A', productId: 'A', title: 'A', quantity: 2, currentPrice: 1 }],
        saved: [],
      },
      expect: { data },
    },
  ],
});

describe('an expectation of crunch scenario run', () => {
  it.each([
    ['a place that is not there', { nowhere: { not: 5 } }, 5],
    [
      'a place deep inside that is not there',
      { cart: { not: { contains: { nowhere: { not: 1 } } } } },
      0,
    ],
    ['a field that is not there', { 'cart[0]': { nowhere: { not: 'x' } } }, 5],
    ['a line that is not there', { 'cart[7].quantity': { not: 5 } }, 5],
    ['the absence of a place', { nowhere: { exists: false } }, 0],
    ['the absence of a place, by not', { nowhere: { not: { exists: true } } }, 0],
    ['numbers of a text, under not', { 'cart[0].title': { not: { above: 5 } } }, 5],
    ['items of a number, under not', { 'cart[0].quantity': { not: { contains: 5 } } }, 5],
    ['another value', { 'cart[0].quantity': { not: 5 } }, 0],
    ['one of others, not there', { nowhere: { not: { oneOf: [1, 2] } } }, 5],
    ['an empty map where a list is', { cart: {} }, 5],
    ['an empty list where one line is', { cart: [] }, 5],
    ['a part of a map', { 'cart[0]': { quantity: 2 } }, 0],
    ['an empty map where a full one is', { 'cart[0]': {} }, 5],
  ])('[CLI-03] of %s means what it says', async (_, data, code) => {
    const file = scratch.file('expected.json', merging(data));
    expect((await run(file)).code).toBe(code);
  });

  it('[CLI-03] may name its places by variables, and fields of people are filled', async () => {
    const file = scratch.file('places.json', {
      vars: { at: 0, house: 'example.com' },
      people: { ada: { email: `ada@${variable('house')}` } },
      steps: [
        {
          ...merging({ [`cart[${variable('at')}].quantity`]: 2 }).steps[0],
        },
        {
          use: 'cart merge',
          with: {
            current: [
              {
                id: 'A',
                productId: 'A',
                title: variable('ada.email'),
                quantity: 1,
                currentPrice: 1,
              },
            ],
            saved: [],
          },
          expect: { data: { 'cart[0].title': 'ada@example.com' } },
        },
      ],
    });
    const { code, error } = await run(file);
    expect([code, error]).toEqual([0, undefined]);
  });

  it('[CLI-03] of a wrong file is told, and the other files run', async () => {
    const wrong = written('- use: cart shw');
    const good = scratch.file('good.json', merging({ 'cart[0].quantity': 2 }));
    const report = join(scratch.folder, 'report.xml');
    const { code, data } = await run(wrong, good, wrong, '--report', `junit=${report}`);
    expect([code, data.passed, data.failed, data.skipped]).toEqual([2, 1, 2, 0]);
    expect(data.scenarios[0].problems).toMatchObject([{ file: wrong, line: 4, column: 8 }]);
    const told = await crunch(['scenario', 'run', wrong, good]);
    expect(told.stderr.indexOf('cart shw')).toBeGreaterThanOrEqual(0);
    expect(told.stdout).toContain('1 passed, 1 failed, 0 skipped');
  });
});
