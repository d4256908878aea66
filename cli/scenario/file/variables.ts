import { placeIn } from '#cli/scenario/file/places.ts';
import type { ScenarioStep, Scope, Variables } from '#cli/scenario/file/scenario.ts';

/** A scenario names a variable that nothing gave a value. */
export class VariableUnknown extends Error {
  override readonly name = 'VariableUnknown';
  readonly variable: string;

  constructor(variable: string) {
    super(variable);
    this.variable = variable;
  }
}

/** Stands for a value that is known only while the scenario runs. */
export const later = Symbol('later');

/** What a text may name. */
export interface Known {
  readonly values: Variables;
  /** By name; their fields may name variables themselves. */
  readonly people: Variables;
}

const blank = /\$\$\{|\$\{([^}]*)\}/g;
/** A person's field that names another's, that names another's … */
const deepest = 8;

/** The names a text asks for: `ada.email` of `${ada.email}`. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(blank)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));

/** The variable of a place: `ada` of `ada.email`. */
export const rootOf = (name: string): string => /^[^.[\]]*/.exec(name)?.[0] ?? '';

/**
 * Fills `${name}` and `${person.email}` in every text of a value, names of fields included. A text
 * that is one variable and nothing else becomes its value, number or list as it is; `$${` stands for
 * `${`. What names a value of later becomes `later` as a whole.
 */
export const filled = (value: unknown, known: Known, depth = 0): unknown => {
  if (typeof value === 'string') return filledText(value, known, depth);
  if (Array.isArray(value)) return value.map((item) => filled(item, known, depth));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      String(filledText(name, known, depth)),
      filled(inner, known, depth),
    ]),
  );
};

const filledText = (text: string, known: Known, depth: number): unknown => {
  const [, alone] = /^\$\{([^}]*)\}$/.exec(text) ?? [];
  if (alone !== undefined) return valueNamed(alone.trim(), known, depth);
  const values = namesIn(text).map((name) => valueNamed(name, known, depth));
  if (values.includes(later)) return later;
  let at = -1;
  return text.replaceAll(blank, (found, name: string | undefined) => {
    if (name === undefined) return '${';
    at += 1;
    const value = values[at];
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? found);
  });
};

const valueNamed = (name: string, known: Known, depth: number): unknown => {
  const root = rootOf(name);
  if (Object.hasOwn(known.values, root)) {
    if (known.values[root] === later) return later;
    const value = placeIn(known.values, name);
    if (value !== undefined) return value;
  } else {
    const value = placeIn(known.people, name);
    if (value !== undefined && depth < deepest) return filled(value, known, depth + 1);
  }
  throw new VariableUnknown(name);
};

/** What the texts of a step may name, beside the variables of its files. */
export interface Around {
  readonly people: Variables;
  /** Of the command line, which win over those of files. */
  readonly given: Variables;
  /** What the run itself knows, such as the number of the repetition. */
  readonly own: Variables;
  /** Taken from answers; they win over everything. */
  readonly captured: Variables;
}

const filledScope = ({ values }: Scope, before: Known): Variables =>
  filled(values, before) as Variables;

/** Everything that the texts of a step may name; `fill` says what the variables of a file become. */
export const variablesOf = (
  { scopes }: Pick<ScenarioStep, 'scopes'>,
  { people, given, own, captured }: Around,
  fill: (scope: Scope, before: Known) => Variables = filledScope,
): Known => {
  let values: Variables = { ...own, ...given, ...captured };
  for (const scope of scopes) {
    values = { ...values, ...fill(scope, { values, people }), ...given, ...captured };
  }
  return { values, people };
};
