import type { FieldLook, FieldWords } from '#ports/payment/card-vault.ts';

/** The vault's style object: its selectors, and text properties only. */
export const hostedStyles = (look: FieldLook): object => ({
  input: {
    color: look.color,
    'font-family': look.fontFamily,
    'font-size': look.fontSize,
    'line-height': '1.5',
  },
  '::placeholder': { color: look.placeholderColor },
  invalid: { color: look.errorColor },
});

/** Options of one field; both are required and say so to assistive technology. */
export const hostedOptions = (field: 'number' | 'securityCode', words: FieldWords): object =>
  field === 'number'
    ? {
        'aria-label': words.numberLabel,
        'aria-required': true,
        title: words.numberLabel,
        description: words.numberDescription,
        autoformat: true,
      }
    : {
        'aria-label': words.securityCodeLabel,
        'aria-required': true,
        title: words.securityCodeLabel,
        description: words.securityCodeDescription,
        maxLength: 4,
      };
