import { Data } from 'effect';
import type { Told } from '#ports/session/call-failures.ts';

export class ProductNotFound extends Data.TaggedError('ProductNotFound')<{
  readonly productId: string;
}> {}

/** "This product is not available" (PDP-03). */
export class ProductUnavailable extends Data.TaggedError('ProductUnavailable')<{
  readonly productId: string;
}> {}

/** The product was not bought with this account, or is not there yet: the shop says which (D-REVIEW-01). */
export class ReviewNotOpen extends Data.TaggedError('ReviewNotOpen')<Told> {}
