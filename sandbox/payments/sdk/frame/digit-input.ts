import { spaced } from '#sandbox/payments/sdk/frame/number-change.ts';

/** How the digits of a field are shown and how many there may be. */
export interface DigitRules {
  readonly spaces: readonly number[];
  readonly longest: number;
}

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Keeps an input to digits, grouped as the rules say, with the caret where the person left it. */
export const tidyInput = (
  input: HTMLInputElement,
  rules: (digits: string) => DigitRules,
): string => {
  const caret = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const typed = digitsIn(input.value);
  const { spaces, longest } = rules(typed);
  const digits = typed.slice(0, longest);
  const shown = spaced(digits, spaces);
  if (shown !== input.value) {
    input.value = shown;
    const before = spaced(digits.slice(0, caret), spaces).length;
    if (document.activeElement === input) input.setSelectionRange(before, before);
  }
  return digits;
};
