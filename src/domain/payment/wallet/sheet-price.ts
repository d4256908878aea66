import { addCents, type Cents, negateCents, zeroCents } from '#domain/money/cents.ts';

/** What a line of a wallet's sheet is about; screens have the words. */
export type SheetLineKind = 'subTotal' | 'discount' | 'shipping' | 'tax' | 'giftCards';

export interface SheetLine {
  readonly kind: SheetLineKind;
  /** Negative where it lowers the total. */
  readonly amount: Cents;
  /** Not known before the wallet names a place. */
  readonly isPending: boolean;
}

/** Everything a sheet shows of a price: its lines always add up to its total. */
export interface SheetPrice {
  readonly lines: readonly SheetLine[];
  readonly total: Cents;
  /** A part is not known yet, so the total may still change. */
  readonly isPending: boolean;
  /** What the one way of sending costs; undefined while it is not known, or nothing is sent. */
  readonly shipping?: Cents;
}

export interface SheetAmounts {
  readonly subTotal: Cents;
  /** Undefined: not known yet. */
  readonly shippingCharge: Cents | undefined;
  readonly tax: Cents | undefined;
  /** What gift cards pay of it. */
  readonly giftCards?: Cents;
  /** What the wallet is to pay. */
  readonly total: Cents;
}

/**
 * The price as a sheet shows it. The discount is what is left between the known parts and the total,
 * so the lines add up whatever a coupon does (P-46).
 */
export const sheetPriceOf = (
  { subTotal, shippingCharge, tax, giftCards = zeroCents, total }: SheetAmounts,
  isSent = true,
): SheetPrice => {
  const shipping = isSent ? (shippingCharge ?? zeroCents) : zeroCents;
  const known = addCents(subTotal, shipping, tax ?? zeroCents, negateCents(giftCards));
  const discount = addCents(total, negateCents(known));
  const isPending = isSent && (shippingCharge === undefined || tax === undefined);
  const line = (kind: SheetLineKind, amount: Cents, given: Cents | undefined): SheetLine => ({
    kind,
    amount,
    isPending: given === undefined,
  });
  return {
    lines: [
      line('subTotal', subTotal, subTotal),
      ...(discount === 0 ? [] : [line('discount', discount, discount)]),
      ...(isSent ? [line('shipping', shipping, shippingCharge)] : []),
      ...(isSent || (tax ?? zeroCents) !== 0 ? [line('tax', tax ?? zeroCents, tax)] : []),
      ...(giftCards === 0 ? [] : [line('giftCards', negateCents(giftCards), giftCards)]),
    ],
    total,
    isPending,
    ...(isSent && shippingCharge !== undefined && { shipping: shippingCharge }),
  };
};
