import { type CardBrand, cardNumberState, detectCardBrands } from '#domain/payment/card-brands.ts';
import type { CardInfo, FieldChange } from '#sandbox/payments/sdk/field-protocol.ts';

/** The brands to show: those the merchant takes, or else whatever the digits say. */
export const shownBrands = (
  digits: string,
  allowedNetworks: readonly string[],
): readonly CardBrand[] => {
  const detected = detectCardBrands(digits);
  const taken = detected.filter(({ network }) => allowedNetworks.includes(network));
  return taken.length > 0 ? taken : detected;
};

/** What may be said about a number outside its frame. A brand not taken is never valid (P-10). */
export const numberChange = (digits: string, allowedNetworks: readonly string[]): FieldChange => {
  const card = shownBrands(digits, allowedNetworks).map((brand) =>
    infoOf(brand, digits, allowedNetworks.includes(brand.network)),
  );
  return {
    card,
    valid: card.some(({ valid }) => valid),
    couldBeValid: card.some(({ couldBeValid }) => couldBeValid),
    empty: digits === '',
  };
};

const infoOf = (brand: CardBrand, digits: string, isTaken: boolean): CardInfo => {
  const check = isTaken ? cardNumberState(digits, brand) : 'wrong';
  const { name, brandedName, code, spaces, lengths, securityCode, luhn } = brand;
  return {
    name,
    brandedName,
    cybsCardType: code,
    spaces,
    blocks: blocksOf(spaces, Math.max(...lengths)),
    lengths,
    securityCode,
    luhn,
    valid: check === 'complete',
    couldBeValid: check !== 'wrong',
  };
};

/** Sizes of the groups between spaces: 4, 8, 12 of 16 digits gives 4, 4, 4, 4. */
const blocksOf = (spaces: readonly number[], length: number): readonly number[] =>
  [...spaces, length].map((end, index) => end - (spaces[index - 1] ?? 0));

/** Digits with a space after each of those positions, none at the end. */
export const spaced = (digits: string, spaces: readonly number[]): string =>
  [...digits].map((digit, index) => (spaces.includes(index) ? ` ${digit}` : digit)).join('');
