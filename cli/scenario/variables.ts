import { placeIn } from '#cli/scenario/places.ts';
import type { Variables } from '#cli/scenario/scenario.ts';

/** A scenario names a variable that nothing gave a value. */
export class VariableUnknown extends Error {
  override readonly name = 'VariableUnknown';
  readonly variable: string;

  constructor(variable: string) {
    super(variable);
    this.variable = variable;
  }
}

const blank = /\$\$\{|\$\{([^}]*)\}/g;

/**
 * Fills `${name}` and `${person.email}` in every text of a value. A text that is one variable and
 * nothing else becomes its value, number or list as it is; `$${` stands for `${`.
 */
export const filled = (value: unknown, variables: Variables): unknown => {
  if (typeof value === 'string') return filledText(value, variables);
  if (Array.isArray(value)) return value.map((item) => filled(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filled(inner, variables)]),
  );
};

const filledText = (text: string, variables: Variables): unknown => {
  const [, alone] = /^\$\{([^}]*)\}$/.exec(text) ?? [];
  if (alone !== undefined) return valueNamed(alone, variables);
  return text.replaceAll(blank, (found, name: string | undefined) => {
    if (name === undefined) return '${';
    const value = valueNamed(name, variables);
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? found);
  });
};

const valueNamed = (name: string, variables: Variables): unknown => {
  const found = placeIn(variables, name.trim());
  if (found === undefined) throw new VariableUnknown(name.trim());
  return found;
};
