import { described, resolved } from '#cli/contract/schema/described.ts';
import { fieldOf, isMap, listOf, placeOf, shortly } from '#cli/contract/schema/json.ts';

/** A place of a value that is not as its schema says. */
export interface Misfit {
  /** `data[0].price`; empty is the value itself. */
  readonly place: string;
  readonly expected: string;
  readonly got: string;
}

type Way = readonly (string | number)[];

/**
 * Every place where a value is not as a JSON Schema says, of the keywords that OpenAPI 3.1 documents are made of.
 * `root` is the document that references point into. Formats are remarks: where they matter there is a pattern, too.
 */
export const misfitsOf = (
  schema: unknown,
  value: unknown,
  root: unknown,
  way: Way = [],
): readonly Misfit[] => {
  if (schema === false) return [{ place: placeOf(way), expected: '–', got: shortly(value) }];
  const asked = resolved(schema, root);
  if (!isMap(asked)) return [];
  const wrong = (expected: string): readonly Misfit[] => [
    { place: placeOf(way), expected, got: shortly(value) },
  ];
  if (!isAmong(asked, value)) return wrong(described(asked, root));
  const choices = listOf(asked['anyOf']);
  if (choices.length > 0 && choices.every((one) => misfitsOf(one, value, root).length > 0)) {
    return wrong(described(asked, root));
  }
  const bound = brokenBound(asked, value);
  if (bound !== undefined) return wrong(bound);
  const parts = listOf(asked['allOf']).flatMap((one) => misfitsOf(one, value, root, way));
  if (Array.isArray(value)) return [...parts, ...inList(asked, value, root, way)];
  return isMap(value) ? [...parts, ...inMap(asked, value, root, way)] : parts;
};

/** By type, `const` and `enum`. */
const isAmong = (asked: Readonly<Record<string, unknown>>, value: unknown): boolean => {
  const types = [asked['type']].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false;
  const same = (other: unknown) => JSON.stringify(other) === JSON.stringify(value);
  if ('const' in asked && !same(asked['const'])) return false;
  const values = listOf(asked['enum']);
  return values.length === 0 || values.some(same);
};

const isOfType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isMap(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
};

/** The first limit of size, length or form that a value breaks, as a report writes it. */
const brokenBound = (
  asked: Readonly<Record<string, unknown>>,
  value: unknown,
): string | undefined => {
  const limit = (name: string): number | undefined => {
    const given = asked[name];
    return typeof given === 'number' ? given : undefined;
  };
  const beyond = (measure: number, least: string, most: string): string | undefined => {
    if (measure < (limit(least) ?? measure)) return `${least} ${limit(least)}`;
    return measure > (limit(most) ?? measure) ? `${most} ${limit(most)}` : undefined;
  };
  if (typeof value === 'number') {
    const step = limit('exclusiveMinimum') ?? Number.NEGATIVE_INFINITY;
    const above = limit('exclusiveMaximum') ?? Number.POSITIVE_INFINITY;
    if (value <= step) return `> ${step}`;
    if (value >= above) return `< ${above}`;
    return beyond(value, 'minimum', 'maximum');
  }
  if (typeof value === 'string') {
    const pattern = asked['pattern'];
    if (typeof pattern === 'string' && !fitsPattern(pattern, value)) return `/${pattern}/`;
    return beyond([...value].length, 'minLength', 'maxLength');
  }
  return Array.isArray(value) ? beyond(value.length, 'minItems', 'maxItems') : undefined;
};

/** A pattern that is none says nothing. */
const fitsPattern = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
};

const inList = (
  asked: Readonly<Record<string, unknown>>,
  value: readonly unknown[],
  root: unknown,
  way: Way,
): readonly Misfit[] => {
  const first = listOf(asked['prefixItems']);
  return value.flatMap((item, at) => {
    const schema = at < first.length ? first[at] : asked['items'];
    return schema === undefined ? [] : misfitsOf(schema, item, root, [...way, at]);
  });
};

const inMap = (
  asked: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
  root: unknown,
  way: Way,
): readonly Misfit[] => {
  const properties = asked['properties'];
  const missing = listOf(asked['required'])
    .map(String)
    .filter((name) => !Object.hasOwn(value, name) || value[name] === undefined)
    .map((name) => ({
      place: placeOf([...way, name]),
      expected: described(fieldOf(properties, name), root),
      got: shortly(undefined),
    }));
  const inside = Object.entries(value).flatMap(([name, held]) => {
    if (held === undefined) return [];
    const schema = fieldOf(properties, name) ?? asked['additionalProperties'];
    const names = asked['propertyNames'];
    const wrongName = names === undefined ? [] : misfitsOf(names, name, root, [...way, name]);
    return [
      ...wrongName,
      ...(schema === undefined ? [] : misfitsOf(schema, held, root, [...way, name])),
    ];
  });
  return [...missing, ...inside];
};
