import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '#adapters/http/wire/call.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';

/** Marks what a test sent, so that it can be looked for in an answer. */
export const canary = '<script>alert("canary")</script>';

/** Texts that have broken some program somewhere. */
const nastyTexts = [
  canary,
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  "' OR 1=1 --",
  "'; DROP TABLE products; --",
  '1; select pg_sleep(10)',
  '$1',
  '{{7*7}}',
  ['$', '{7*7}'].join(''),
  '../../../etc/passwd',
  '..\\..\\x',
  '%00',
  '%',
  '_',
  '\\',
  '\0',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '😀'.repeat(60),
  'İıſ',
  'a'.repeat(300),
  '9'.repeat(400),
  '1e309',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  '',
  ' ',
] as const;

export const nastyText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  fc.string({ unit: anyCharacter(), maxLength: 60 }),
);

const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Of any type, size and depth. */
export const junk: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[null, true, 0, -0, -1, 0.1 + 0.2, 2 ** 53, 1e308, -1e308, 1e-320, [], {}, [[]], [null]],
    Array.from({ length: 2000 }, () => 0),
    'x'.repeat(70_000),
  ),
  fc.nat(400).map(nested),
);

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | boolean;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Values of a codec's own shape, with a nasty text or an extreme number wherever one fits. */
export const ofCodec = (schema: Schema): Arbitrary<unknown> =>
  ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const ofSchema = (schema: JsonSchema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map(ofSchema));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, ofSchema(inner)]),
        ),
        // Most fields most of the time: an object with half of them is refused at the first.
        { requiredKeys: Object.keys(schema.properties ?? {}) },
      );
    case 'array':
      return fc.array(typeof schema.items === 'object' ? ofSchema(schema.items) : junk, {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return junk;
  }
};

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): Arbitrary<number> => {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }));
};

const textOf = ({ pattern, format, maxLength }: JsonSchema): Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  const long = nastyText.map((text) => text.slice(0, maxLength ?? text.length));
  if (pattern === undefined) return long;
  // Anchors and classes only, as the wire uses them; other patterns get texts that may not match.
  return fc.oneof(matching(pattern), long);
};

const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return nastyText;
  }
};

/** A good value with one place of it spoiled, or a field nobody knows added. */
export const spoiled = (good: unknown): Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesIn(good, [])), junk)
    .map(([place, value]) => replaced(good, place, value));

type Place = readonly (string | number)[];

const placesIn = (value: unknown, path: Place): readonly Place[] => {
  if (Array.isArray(value)) {
    return [path, ...value.flatMap((item, index) => placesIn(item, [...path, index]))];
  }
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) => placesIn(each, [...path, name]));
  return [path, [...path, 'unknownField'], ...inner];
};

const replaced = (value: unknown, [step, ...rest]: Place, put: unknown): unknown => {
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? replaced(item, rest, put) : item));
  }
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: replaced(fields[step], rest, put) };
};
