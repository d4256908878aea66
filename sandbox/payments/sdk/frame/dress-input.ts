import {
  type FieldKind,
  type FieldOptions,
  fieldTitles,
} from '#sandbox/payments/sdk/field-protocol.ts';
import { allowedRules } from '#sandbox/payments/sdk/field-styles.ts';

/** Puts the merchant's words and looks on the input. Styles go rule by rule, so none can smuggle. */
export const dressInput = (
  kind: FieldKind,
  input: HTMLInputElement,
  options: FieldOptions,
): void => {
  const title = options.title ?? fieldTitles[kind];
  document.title = title;
  input.setAttribute('aria-label', options['aria-label'] ?? title);
  input.setAttribute('aria-required', String(options['aria-required'] ?? true));
  input.placeholder = options.placeholder ?? '';
  input.disabled = options.disabled === true;
  describeInput(input, options.description);
  applyStyles(options);
};

const describeInput = (input: HTMLInputElement, description: string | undefined): void => {
  const words = document.getElementById('description');
  if (words === null) return;
  words.textContent = description ?? '';
  if (description) input.setAttribute('aria-describedby', 'description');
  else input.removeAttribute('aria-describedby');
};

const sheet = new CSSStyleSheet();

const applyStyles = ({ styles = {} }: FieldOptions): void => {
  sheet.replaceSync('');
  document.adoptedStyleSheets = [sheet];
  for (const { selector, property, value } of allowedRules(styles, () => undefined)) {
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (rule instanceof CSSStyleRule) rule.style.setProperty(property, value);
  }
};
