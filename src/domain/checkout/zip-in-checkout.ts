import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { refusedZipProblem } from '#domain/shipping/unserved-zip.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import { isBlank, trimmed } from '#domain/validation/typed-text.ts';

/** Where the address goes is not said yet: a name alone is no place. */
const hasNoPlace = (checkout: Checkout): boolean => {
  const { firstName: _, lastName: __, ...place } = addressOf(checkout.shipping);
  return Object.values(place).every(isBlank);
};

/** The zip the shopper chose for the shop, in an address nobody began: it is asked once (D-CHECKOUT-26). */
export const withChosenZip = (checkout: Checkout, zipCode: string | undefined): Checkout =>
  zipCode === undefined || !hasNoPlace(checkout)
    ? checkout
    : { ...checkout, shipping: { ...checkout.shipping, zipcode: { value: zipCode } } };

/**
 * What the shop says of the zip in the address: its city and state where none are typed, or why nothing goes
 * there. An answer about another zip than the one that stands there now changes nothing.
 */
export const withPlaceOfZip = (
  checkout: Checkout,
  zipCode: string,
  verdict: Pick<ZipVerdict, 'valid' | 'state' | 'city'>,
): Checkout => {
  const { shipping } = checkout;
  const { city, state, zipcode } = shipping;
  if (trimmed(zipcode.value) !== zipCode) return checkout;
  const error = refusedZipProblem(zipCode, verdict);
  if (error !== undefined) {
    return { ...checkout, shipping: { ...shipping, zipcode: { ...zipcode, error } } };
  }
  return {
    ...checkout,
    shipping: {
      ...shipping,
      ...(isBlank(city.value) && verdict.city && { city: { value: verdict.city } }),
      ...(isBlank(state.value) && verdict.state && { state: { value: verdict.state } }),
    },
  };
};
