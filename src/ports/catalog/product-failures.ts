import { Data } from 'effect';

export class ProductNotFound extends Data.TaggedError('ProductNotFound')<{
  readonly productId: string;
}> {}

/** "This product is not available" (PDP-03). */
export class ProductUnavailable extends Data.TaggedError('ProductUnavailable')<{
  readonly productId: string;
}> {}
