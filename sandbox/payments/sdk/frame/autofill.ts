import type { Autocompleted } from '#sandbox/payments/sdk/field-protocol.ts';

/** Expiry as browsers fill it in: 01/30, 1/2030 or 2030-01. */
const expiryIn = (text: string): Omit<Autocompleted, 'name'> => {
  const [, first = '', last = ''] = /^\s*(\d{1,4})\s*[/-]\s*(\d{1,4})\s*$/.exec(text) ?? [];
  const [month, year] = first.length === 4 ? [last, first] : [first, last];
  if (month.length > 2 || (year.length !== 2 && year.length !== 4)) return {};
  return {
    expirationMonth: month.padStart(2, '0'),
    expirationYear: year.length === 2 ? `20${year}` : year,
  };
};

/** Tells what a browser filled in beside the number: each part only where there is one (P-12). */
export const watchAutofill = (
  form: HTMLFormElement,
  tell: (filled: Autocompleted) => void,
): void => {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return;
    if (target.autocomplete === 'cc-name') tell({ name: target.value.trim() });
    else if (target.autocomplete === 'cc-exp') {
      const filled = expiryIn(target.value);
      if (Object.keys(filled).length > 0) tell(filled);
    } else return;
    target.value = '';
  });
};
