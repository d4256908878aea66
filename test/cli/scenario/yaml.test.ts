import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostAliases, readWrittenYaml } from '#cli/scenario/yaml/yaml.ts';
import { YamlError } from '#cli/scenario/yaml/yaml-error.ts';

const readYaml = (source: string): unknown => readWrittenYaml(source).value;

/** The mistake of a text; undefined where it is read. */
const mistakeIn = (source: string): YamlError | undefined => {
  try {
    readYaml(source);
    return undefined;
  } catch (cause) {
    if (cause instanceof YamlError) return cause;
    throw cause;
  }
};

/** Writes a value the way people do: blocks for maps and lists, quotes where they are needed. */
const written = (value: unknown, indent = 0): string => {
  const pad = ' '.repeat(indent);
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item) => `\n${pad}-${inBlock(item, indent + 2)}`).join('');
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return Object.entries(value)
      .map(([key, inner]) => `\n${pad}${JSON.stringify(key)}:${inBlock(inner, indent + 2)}`)
      .join('');
  }
  return ` ${JSON.stringify(value)}`;
};
const inBlock = (value: unknown, indent: number): string => written(value, indent);

describe('readYaml', () => {
  it('[CLI-03] reads what people write in scenarios', () => {
    const source = [
      '# a comment',
      'name: It is "quoted" inside  # and a comment',
      "single: 'it''s # no comment'",
      'double: "tab\\t and \\u00e9"',
      'zip: 01234',
      'numbers: [1, -2.5, 1e3, 75024]',
      'flags: {yes: true, no: false, nothing: null, empty: }',
      'address: 5800 Legacy Dr',
      'time: 2026-12-24T18:00:00Z',
      'empty:',
      'list:',
      '- a',
      '- b: 1',
      '  c: 2',
      '-',
      '  d: 3',
      'deep:',
      '    other: {list: [a, {b: c}],',
      '      more: "]"}',
      'text: |',
      '  one # kept',
      '    two',
      '',
      '  three',
      'folded: >-',
      '  one',
      '  two',
      '',
      '  three',
      'steps:',
      '  - note: |',
      '      inside',
      '    after: 1',
      'long: one text',
      '  over two lines',
      'lists:',
      '  - - a',
      '    - b',
      'switch: [no, yes, on, off]',
      'ids: [12345678901234567890, 007, "0042", 0x1F]',
      '1: a key is a text',
    ].join('\n');
    expect(readYaml(source)).toEqual({
      name: 'It is "quoted" inside',
      single: "it's # no comment",
      double: 'tab\t and é',
      zip: '01234',
      numbers: [1, -2.5, 1000, 75024],
      flags: { yes: true, no: false, nothing: null, empty: null },
      address: '5800 Legacy Dr',
      time: '2026-12-24T18:00:00Z',
      empty: null,
      list: ['a', { b: 1, c: 2 }, { d: 3 }],
      deep: { other: { list: ['a', { b: 'c' }], more: ']' } },
      text: 'one # kept\n  two\n\nthree\n',
      folded: 'one two\nthree',
      steps: [{ note: 'inside\n', after: 1 }],
      long: 'one text over two lines',
      lists: [['a', 'b']],
      switch: ['no', 'yes', 'on', 'off'],
      ids: ['12345678901234567890', '007', '0042', 31],
      '1': 'a key is a text',
    });
  });

  it('[CLI-03] reads anchors, aliases and merge keys', () => {
    const source = [
      'home: &home { city: Plano, zip: 01234 }',
      'again: *home',
      'other: { <<: *home, city: Allen }',
      'both:',
      '  <<: [*home, { state: TX, city: Frisco }]',
      '"<<": a text in quotes',
      'changed: &home 1',
      'now: *home',
    ].join('\n');
    expect(readYaml('all: &all [{ a: 1 }]\none:\n  <<: *all')).toMatchObject({ one: { a: 1 } });
    expect(readYaml(source)).toEqual({
      home: { city: 'Plano', zip: '01234' },
      again: { city: 'Plano', zip: '01234' },
      other: { city: 'Allen', zip: '01234' },
      both: { city: 'Plano', zip: '01234', state: 'TX' },
      '<<': 'a text in quotes',
      changed: 1,
      now: 1,
    });
  });

  it('[CLI-03] reads an anchor that every step uses, and refuses a text that grows without end', () => {
    const uses = (times: number) => `a: &a { b: 1 }\nc: [${'*a, '.repeat(times)}]`;
    expect(readYaml(uses(mostAliases))).toMatchObject({ a: { b: 1 } });
    expect(mistakeIn(uses(mostAliases + 1))?.problem).toBe('aliasTooOften');
    // Nine to the power of nine texts in ten lines.
    const growing = Array.from(
      { length: 9 },
      (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`,
    );
    const { problem, place } = mistakeIn(['', 'a0: &a0 [text]', ...growing].join('\n')) ?? {};
    expect([problem, place]).toEqual(['aliasTooOften', { line: 3, column: 10 }]);
  });

  it('[CLI-03] refuses lists too deep to be walked through', () => {
    expect(mistakeIn('['.repeat(10_000))).toMatchObject({ problem: 'tooDeep', place: { line: 1 } });
  });

  it('reads back every value that is written in blocks or in JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        // JSON has no minus zero.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(!/\d{16}/.test(JSON.stringify(plain)));
        expect(readYaml(written(plain))).toEqual(plain);
        expect(readYaml(JSON.stringify(plain))).toEqual(plain);
      }),
    );
  });

  it.each([
    ['a: 1\na: 2', 2, 1],
    ['a: { b: 1, b: 2 }', 1, 12],
    ['a: 1\n\tb: 2', 2, 1],
    ['a:\n  b: 1\n c: 2', 3, 1],
    ['a: *anchor', 1, 4],
    ['a:\n  - *later\nb: &later 1', 2, 5],
    ['a: &a { b: *a }', 1, 12],
    ['a: &a\n  b: 1\n  <<: *a', 3, 7],
    ['a: 1\n<<: 2', 2, 1],
    ['a: &a 1\nb:\n  <<: [*a]', 3, 3],
    ['&a <<: *a', 1, 4],
    ['<<: [{ a: &a 1 }, *a]', 1, 1],
    ['a: &a [{ b: 1 }]\nb:\n  <<: [*a]', 3, 3],
    ['a: &a [1]\nb:\n  <<: *a', 3, 3],
    ['a: !tag 1', 1, 4],
    ['a: !!timestamp 2026-12-24', 1, 4],
    ['a: !!binary aGVsbG8=', 1, 4],
    ['? [a]\n: b', 1, 3],
    ['a: [1, 2', 1, 9],
    ['a: {b: 1', 1, 9],
    ['a: "open', 1, 9],
    ['a: b: c', 1, 4],
    ['a: 1\n---\nb: 2', 2, 1],
    ['a: "x" y', 1, 8],
    ['%YAML 3.0\n---\na: 1', 1, 7],
  ])('[CLI-03] names line and column of what it does not read: %j', (source, line, column) => {
    expect(mistakeIn(source)?.place).toEqual({ line, column });
  });

  it('never fails in another way, whatever it is given', () => {
    const pieces = fc.constantFrom(
      'a: ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '\n',
      '  ',
      '#',
      'x',
      '|',
      ':',
      ',',
      '&x ',
      '*x',
      '<<: ',
      '<<: [',
      '&x {a: 1}, ',
      '&x [a], ',
      '!',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { line = 1, column = 1 } = mistakeIn(parts.join(''))?.place ?? {};
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 5000 },
    );
  });

  it('a key named like part of an object is a key', () => {
    const read = readYaml('__proto__: 1\nconstructor: 2') as object;
    expect(Object.entries(read)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });
});
