import type { Cents } from '#domain/money/cents.ts';
import type { Address } from '#domain/shipping/address.ts';

/** The answer of the zip call (D-API-36), which the zip popup and the address check use. */
export interface ZipVerdict {
  readonly valid: boolean;
  readonly city?: string;
  readonly state?: string;
  readonly locationNumber?: string;
  /** How the address check ended; absent when only a zip was asked about. */
  readonly addressVerdict?: 'valid' | 'corrected' | 'ambiguous' | 'no-match' | 'unavailable';
  readonly upsValidatedAddresses: readonly Address[];
}

/**
 * The location an order goes out from where the shopper's own does not serve the address it goes to; undefined where it
 * does, and where nobody knows who serves it.
 */
export const alternateLocation = (
  own: string | undefined,
  serving: string | undefined,
): string | undefined => (serving === own ? undefined : serving);

export interface ItemAvailability {
  readonly productId: string;
  readonly available: boolean;
  readonly reason?: string;
}

export interface ItemInventory {
  readonly productId: string;
  readonly available: boolean;
  readonly quantity: number;
  readonly price: Cents;
}

export interface ItemDemand {
  readonly productId: string;
  readonly quantity: number;
}
