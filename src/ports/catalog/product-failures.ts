import { Data } from 'effect';

export class ProductNotFound extends Data.TaggedError('ProductNotFound')<{
  readonly productId: string;
}> {}

/** "This product is not available" (specification point 8). */
export class ProductUnavailable extends Data.TaggedError('ProductUnavailable')<{
  readonly productId: string;
}> {}
