import { described, resolved } from '#cli/contract/schema/described.ts';
import { fieldOf, isMap, type JsonMap, listOf, placeOf } from '#cli/contract/schema/json.ts';
import { codeOf, kindOf } from '#cli/contract/schema/told.ts';

/** A place of a value that is not as its schema says. */
export interface Misfit {
  /** `data[0].price`; empty is the value itself, a star a name that is not the document's. */
  readonly place: string;
  readonly expected: string;
  /** Of which kind and how long the value is, never what it says. */
  readonly got: string;
}

type Way = readonly (string | number)[];

/**
 * Every place where a value is not as a JSON Schema says, of the keywords that OpenAPI 3.1 documents are made of, and
 * `nullable` of 3.0. `root` is the document that references point into. Formats are remarks: where they matter there
 * is a pattern, too.
 */
export const misfitsOf = (
  schema: unknown,
  value: unknown,
  root: unknown,
  way: Way = [],
): readonly Misfit[] => {
  if (schema === false) return [{ place: placeOf(way), expected: '–', got: kindOf(value) }];
  const asked = resolved(schema, root);
  if (!isMap(asked) || (value === null && asked['nullable'] === true)) return [];
  const wrong = (expected: string, got = kindOf(value)): readonly Misfit[] => [
    { place: placeOf(way), expected, got },
  ];
  if (!isAmong(asked, value))
    return wrong(described(asked, root), isNamed(asked) ? codeOf(value) : undefined);
  const fits = (one: unknown): boolean => misfitsOf(one, value, root).length === 0;
  if (!isChosen(asked, fits)) return wrong(described(asked, root));
  const bound = brokenBound(asked, value);
  if (bound !== undefined) return wrong(bound);
  const parts = listOf(asked['allOf']).flatMap((one) => misfitsOf(one, value, root, way));
  if (Array.isArray(value)) return [...parts, ...inList(asked, value, root, way)];
  return isMap(value) ? [...parts, ...inMap(asked, value, root, way)] : parts;
};

const isNamed = (asked: JsonMap): boolean => 'const' in asked || 'enum' in asked;

/** By `anyOf`, `oneOf` and `not`. */
const isChosen = (asked: JsonMap, fits: (one: unknown) => boolean): boolean => {
  const any = listOf(asked['anyOf']);
  const one = listOf(asked['oneOf']);
  return (
    (any.length === 0 || any.some(fits)) &&
    (one.length === 0 || one.filter(fits).length === 1) &&
    !('not' in asked && fits(asked['not']))
  );
};

/** By type, `const` and `enum`. */
const isAmong = (asked: JsonMap, value: unknown): boolean => {
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
const brokenBound = (asked: JsonMap, value: unknown): string | undefined => {
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
  asked: JsonMap,
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

const inMap = (asked: JsonMap, value: JsonMap, root: unknown, way: Way): readonly Misfit[] => {
  const properties = asked['properties'];
  const missing = listOf(asked['required'])
    .map(String)
    .filter((name) => !Object.hasOwn(value, name) || value[name] === undefined)
    .map((name) => ({
      place: placeOf([...way, name]),
      expected: described(fieldOf(properties, name), root),
      got: kindOf(undefined),
    }));
  const inside = Object.entries(value).flatMap(([name, held]) => {
    if (held === undefined) return [];
    const own = fieldOf(properties, name);
    const schema = own ?? asked['additionalProperties'];
    const names = asked['propertyNames'];
    const there = [...way, own === undefined ? '*' : name];
    return [
      ...(names === undefined ? [] : misfitsOf(names, name, root, there)),
      ...(schema === undefined ? [] : misfitsOf(schema, held, root, there)),
    ];
  });
  return [...missing, ...inside];
};
