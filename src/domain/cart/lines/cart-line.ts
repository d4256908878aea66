import type { BundledProduct } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { Cents } from '#domain/money/cents.ts';

/** What every line of a cart has (CART-11, CART-12). */
interface LineFacts {
  /** Unique inside one cart. */
  readonly id: string;
  readonly quantity: number;
  /** Absent when the line came without a price: a merge keeps it, totals refuse it (D-READ-04). */
  readonly unitPrice?: Cents;
  readonly title?: string;
  readonly preOrder?: boolean;
  readonly preOrderText?: string;
  /** Shown only; picture and size are no part of what a line sells. */
  readonly imagePath?: string;
  readonly size?: string;
}

export interface ProductLine extends LineFacts {
  readonly kind: 'product';
  readonly productId: ProductId;
  /** Who an e-gift card is for; only gift cards have it, and all of them. */
  readonly gift?: GiftRecipient;
}

/** A mix of 30 bags the shopper composed; its number is both `id` and `productId`. */
export interface MixLine extends LineFacts {
  readonly kind: 'mix';
  readonly productId: string;
  readonly contents: readonly MixedProduct[];
  /** The non-stock item the mix is sold as, `zNonSku` on the wire. */
  readonly nonSku: string;
}

/** A fixed variety pack. */
export interface BundleLine extends LineFacts {
  readonly kind: 'bundle';
  readonly productId: ProductId;
  readonly bundleId: string;
  readonly virtualSku: string;
  readonly products: readonly BundledProduct[];
}

export type CartLine = ProductLine | MixLine | BundleLine;
