import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** `CRUNCH_FUZZ_FILES=1000` checks so many files. */
const files = Number(process.env['CRUNCH_FUZZ_FILES'] ?? 60);

const texts = fc.oneof(
  fc.constantFrom('ada', 'CHP-0101', '5', '+2h', '500:configlist:1', '440', 'data.cart[0].id', ''),
  fc.constantFrom('$', '$$').map((head) => `${head}{size}`),
  fc.constantFrom('nobody', 'ada.email', 'unique', 'run', '').map((name) => `$\{${name}}`),
  fc.constantFrom('(', '[', '*', 'cart[', 'a..b', '${', '\u0000', 'ñ', '💥'),
  fc.string({ maxLength: 12 }),
);
const scalars = fc.oneof(
  texts,
  fc.integer({ min: -3, max: 2000 }),
  fc.boolean(),
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const fields = fc.constantFrom(
  ...['use', 'with', 'as', 'at', 'fault', 'expect', 'capture', 'repeat', 'name', 'include'],
  ...['data', 'error', 'exit', 'trace', 'steps', 'vars', 'people', 'from', 'matching', 'times'],
  ...['not', 'above', 'matches', 'length', 'oneOf', 'exists', 'lenght', 'gt', 'id', 'quantity'],
  ...['__proto__', 'constructor', 'toString', '<<', 'size'],
);
/** Any value, of any shape, with the names that files have. */
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    scalars,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(fields, tie('anything'), { maxKeys: 5 }),
  ),
}));

const uses = fc.constantFrom(
  ...['cart add', 'cart show', 'checkout place', 'validate', 'layout', 'config', 'sandbox fault'],
  ...['cart ad', 'scenario run', 'cart', '', 'cart add extra'],
);
const steps = fc.record(
  {
    use: uses,
    with: fc.dictionary(fc.oneof(fields, fc.constantFrom('path', 'rule', 'value')), anything),
    as: texts,
    at: scalars,
    fault: fc.oneof(scalars, fc.array(scalars, { maxLength: 2 })),
    expect: fc.oneof(anything, fc.record({ data: fc.dictionary(texts, anything) })),
    capture: fc.dictionary(texts, fc.oneof(texts, anything), { maxKeys: 2 }),
    repeat: fc.oneof(fc.integer({ min: 0, max: 3 }), anything),
  },
  { requiredKeys: ['use'] },
);
/** Files that are nearly right: whole scenarios with something wrong in most of them. */
const scenarios = fc.record(
  {
    name: texts,
    vars: fc.oneof(fc.constant({ size: 5 }), fc.dictionary(texts, scalars, { maxKeys: 3 })),
    people: fc.oneof(fc.constant({ ada: { email: 'ada@example.com' } }), anything),
    at: scalars,
    lang: texts,
    steps: fc.array(fc.oneof({ weight: 5, arbitrary: steps }, { weight: 1, arbitrary: anything }), {
      maxLength: 5,
    }),
  },
  { requiredKeys: ['steps'] },
);
/** The same as text, sometimes with a letter too few or too many. */
const written = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: scenarios }, { weight: 1, arbitrary: anything }),
    fc.option(fc.tuple(fc.nat(), fc.constantFrom('', ':', '}', '"', '\t', '&a ', '*a', '- ')), {
      freq: 3,
    }),
  )
  .map(([value, wound]) => {
    const text = JSON.stringify(value, null, 1);
    if (wound === null) return text;
    const at = wound[0] % (text.length + 1);
    return `${text.slice(0, at)}${wound[1]}${text.slice(at + 1)}`;
  });

interface Told {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

describe('crunch scenario check, whatever a file holds', { timeout: 600_000 }, () => {
  it('[CLI-03] is valid or says where and why not, in both languages, without a defect', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        written,
        fc.constantFrom('yaml', 'json'),
        fc.constantFrom('en-us', 'es'),
        async (text, ending, language) => {
          count += 1;
          const file = scratch.file(`file-${count}.${ending}`, text);
          const { code, ok, error, data } = await crunchJson([
            ...['scenario', 'check', file],
            ...['--lang', language],
          ]);
          if (ok) return expect(code).toBe(0);
          expect(code).toBe(2);
          expect(['InputRefused', 'FileUnreadable']).toContain(error.code);
          const problems: readonly Told[] = data.problems;
          expect(problems.length).toBeGreaterThan(0);
          const lines = text.split('\n').length;
          for (const { line, column, message } of problems) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(lines + 1);
            expect(column).toBeGreaterThan(0);
            // Every blank of a sentence is filled in, and nothing of the program shows.
            expect(message).not.toMatch(
              /\{(?:name|hint|use|value|issue|file|line)\}|undefined|\[object/,
            );
          }
        },
      ),
      { numRuns: files, endOnFailure: true },
    );
  });
});
