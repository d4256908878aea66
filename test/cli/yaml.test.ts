import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYaml } from '#cli/scenario/yaml.ts';
import { YamlError } from '#cli/scenario/yaml-lines.ts';

const lineOf = (source: string): number | undefined => {
  try {
    readYaml(source);
    return undefined;
  } catch (cause) {
    if (cause instanceof YamlError) return cause.line;
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
    });
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
    ['a: 1\na: 2', 2],
    ['a: 1\n\tb: 2', 2],
    ['a:\n  b: 1\n c: 2', 3],
    ['a: &anchor 1', 1],
    ['a: *anchor', 1],
    ['a: !tag 1', 1],
    ['a: [1, 2', 1],
    ['a: {b 1}', 1],
    ['a: "open', 1],
    ['a: b: c', 1],
    ['a: 1\n---\nb: 2', 2],
    ['- - a', 1],
    ['a: "x" y', 1],
  ])('[CLI-03] names the line of what it does not read: %j', (source, line) => {
    expect(lineOf(source)).toBe(line);
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
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const line = lineOf(parts.join(''));
        expect(line === undefined || line >= 1).toBe(true);
      }),
      { numRuns: 2000 },
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
