import type { FieldLook } from '#ports/payment/card-vault.ts';

/** Current values of the design tokens, dark or light, for the provider's fields. */
export const fieldLook = (): FieldLook => {
  const tokens = getComputedStyle(document.documentElement);
  const value = (name: string): string => tokens.getPropertyValue(name).trim();
  return {
    color: value('--c-ink'),
    placeholderColor: value('--c-ink-2'),
    errorColor: value('--c-err'),
    fontFamily: 'system-ui, sans-serif',
    // At least 16 px, or phones zoom in (docs/payments.md).
    fontSize: '16px',
  };
};
