import { fieldOf, isMap, type JsonMap, listOf } from '#cli/contract/schema/json.ts';

/** Follows `#/components/schemas/Failure`, and references behind it; a reference to nothing is left. */
export const resolved = (schema: unknown, root: unknown, most = 20): unknown => {
  const reference = fieldOf(schema, '$ref');
  if (typeof reference !== 'string' || !reference.startsWith('#/') || most === 0) return schema;
  const target = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((place, step) => fieldOf(place, step), root);
  return target === undefined ? {} : resolved(target, root, most - 1);
};

/** What a schema asks for, in the notation of a report: `integer`, `"a" | "b"`, `array`. */
export const described = (schema: unknown, root: unknown): string => {
  const asked = resolved(schema, root);
  if (!isMap(asked)) return 'JSON';
  const kind = kindIn(asked, root);
  return asked['nullable'] === true ? `${kind} | null` : kind;
};

const kindIn = (asked: JsonMap, root: unknown): string => {
  if ('const' in asked) return JSON.stringify(asked['const']);
  const values = listOf(asked['enum']);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = [...listOf(asked['anyOf']), ...listOf(asked['oneOf'])];
  if (choices.length > 0) return choices.map((choice) => described(choice, root)).join(' | ');
  const types = [asked['type']].flat().filter((type) => typeof type === 'string');
  const type = types.length > 0 ? types.join(' | ') : 'JSON';
  return 'not' in asked ? `${type}, not ${described(asked['not'], root)}` : type;
};
