import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';

/**
 * What the address check asks of the shopper (D-CHECKOUT-09). An equal match continues silently; when
 * the check was not possible the address is accepted; in all other cases the shopper chooses.
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
