import type { FieldStyles } from '#sandbox/payments/sdk/field-protocol.ts';

/** Where styles may apply, by the names merchants use. */
const selectors: Readonly<Record<string, string>> = {
  input: 'input',
  '::placeholder': 'input::placeholder',
  ':hover': 'input:hover',
  ':focus': 'input:focus',
  ':disabled': 'input:disabled',
  valid: 'input.valid',
  invalid: 'input.invalid',
  incomplete: 'input.incomplete',
};

/** Text and nothing but text: no backgrounds, sizes or positions that could hide or fake a field. */
const properties =
  /^(-(moz|ms|o|webkit)-)?(color|cursor|font(-[a-z-]+)?|line-height|opacity|text-shadow|text-rendering|transition(-[a-z-]+)?)$/;

export interface StyleRule {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** The rules that may be applied; `warn` hears of each that may not. */
export const allowedRules = (
  styles: FieldStyles,
  warn: (text: string) => void,
): readonly StyleRule[] =>
  Object.entries(styles).flatMap(([name, rules]) => {
    const selector = selectors[name];
    if (selector === undefined) {
      warn(`the style selector "${name}" is not supported.`);
      return [];
    }
    return Object.entries(rules).flatMap(([key, value]) => {
      const property = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (properties.test(property)) return [{ selector, property, value: String(value) }];
      warn(`the style property "${key}" is not supported.`);
      return [];
    });
  });
