import { type Chance, someOf } from '#cli/contract/schema/chance.ts';
import { resolved } from '#cli/contract/schema/described.ts';
import { fieldOf, isMap, listOf, placeOf, shortly } from '#cli/contract/schema/json.ts';
import { misfitsOf } from '#cli/contract/schema/misfits.ts';

/** An example with one thing wrong in it. */
export interface Variant {
  /** `items[0].quantity = "text"`; a dash is a field that was left out. */
  readonly told: string;
  readonly value: unknown;
}

type Way = readonly (string | number)[];

/** A place of the example, and what may wrongly stand there; `undefined` leaves it out. */
interface Wrong {
  readonly way: Way;
  readonly put: unknown;
}

/** What is of no type, or of any other than was asked for. */
const strange: readonly unknown[] = [null, [], {}, 'text', -1, 1e308, true, '', 'x'.repeat(5000)];

/** Examples that a schema refuses, each with one field that is missing, of a wrong kind, or beyond a limit. */
export const variantsOf = (
  schema: unknown,
  example: unknown,
  root: unknown,
  { chance, most }: { readonly chance: Chance; readonly most: number },
): readonly Variant[] => {
  const every = wrongsIn(schema, example, root, [], chance)
    .map(({ way, put }) => ({
      told: `${placeOf(way) || 'JSON'} = ${shortly(put)}`,
      value: replaced(example, way, put),
    }))
    .filter(({ value }) => misfitsOf(schema, value, root).length > 0);
  const once = new Map(every.map((variant) => [variant.told, variant]));
  return someOf([...once.values()], most, chance);
};

const wrongsIn = (
  schema: unknown,
  example: unknown,
  root: unknown,
  way: Way,
  chance: Chance,
): readonly Wrong[] => {
  const asked = resolved(schema, root);
  if (!isMap(asked)) return [];
  const here = [strange[Math.floor(chance() * strange.length)], ...beyond(asked, example)];
  const wrongs = here.map((put) => ({ way, put }));
  if (Array.isArray(example)) {
    const inside = fieldOf(asked, 'items');
    return [...wrongs, ...wrongsIn(inside, example[0], root, [...way, 0], chance)];
  }
  if (!isMap(example)) return wrongs;
  const left = listOf(asked['required']).map((name) => ({
    way: [...way, String(name)],
    put: undefined,
  }));
  const inside = Object.entries(example).flatMap(([name, held]) =>
    wrongsIn(fieldOf(asked['properties'], name), held, root, [...way, name], chance),
  );
  return [...wrongs, ...left, ...inside];
};

/** One more or one less than the limits of a schema allow. */
const beyond = (asked: Readonly<Record<string, unknown>>, example: unknown): readonly unknown[] => {
  const limit = (name: string, wrong: (number: number) => unknown): readonly unknown[] => {
    const given = asked[name];
    return typeof given === 'number' ? [wrong(given)] : [];
  };
  const first = listOf(example)[0];
  return [
    ...limit('maxLength', (most) => 'x'.repeat(Math.min(most + 1, 100_000))),
    ...limit('minLength', (least) => 'x'.repeat(Math.max(0, least - 1))),
    ...limit('maximum', (most) => most + 1),
    ...limit('minimum', (least) => least - 1),
    ...limit('maxItems', (most) => Array.from({ length: Math.min(most + 1, 2000) }, () => first)),
    ...limit('minItems', () => []),
    ...('enum' in asked || 'const' in asked || 'pattern' in asked ? ['no such value'] : []),
  ];
};

/** The value with another one at that place; `undefined` takes a field away. */
const replaced = (value: unknown, way: Way, put: unknown): unknown => {
  const [step, ...rest] = way;
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === step ? replaced(item, rest, put) : item));
  }
  const fields = isMap(value) ? value : {};
  if (rest.length > 0 || put !== undefined) {
    return { ...fields, [step]: replaced(fields[String(step)], rest, put) };
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
};
