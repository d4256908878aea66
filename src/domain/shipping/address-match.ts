import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';

/**
 * What the address check asks of the shopper (D-CHECKOUT-09). An equal match goes on silently, a
 * check nobody could make lets the address pass, everything else is the shopper's choice.
 */
export type AddressMatch = 'confirmed' | 'unchecked' | 'choose' | 'no-match';

export const addressMatch = ({ valid, addressVerdict }: ZipVerdict): AddressMatch => {
  switch (addressVerdict) {
    case 'valid':
      return 'confirmed';
    case 'unavailable':
      return 'unchecked';
    case 'corrected':
    case 'ambiguous':
      return 'choose';
    case 'no-match':
      return 'no-match';
    default:
      return valid ? 'unchecked' : 'no-match';
  }
};
