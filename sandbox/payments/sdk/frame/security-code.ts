import type { FieldChange } from '#sandbox/payments/sdk/field-protocol.ts';

/** Lengths a security code may have: as the number's brand wants, else 3 and up to what is allowed. */
export const codeLengths = (
  ofBrands: readonly number[],
  maxLength: number | undefined,
): readonly number[] => {
  if (ofBrands.length > 0) return ofBrands;
  return maxLength === 4 ? [3, 4] : [3];
};

/** How many digits may be typed. Never fewer than the brand wants, whatever the merchant said. */
export const longestCode = (ofBrands: readonly number[], maxLength: number | undefined): number =>
  Math.max(...codeLengths(ofBrands, maxLength), maxLength ?? 0);

export const codeChange = (digits: string, lengths: readonly number[]): FieldChange => ({
  valid: lengths.includes(digits.length),
  couldBeValid: digits.length <= Math.max(...lengths),
  empty: digits === '',
});
