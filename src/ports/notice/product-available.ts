import { Data } from 'effect';

/** Asked to be told when it is back, but it can be had. */
export class ProductAvailable extends Data.TaggedError('ProductAvailable')<{
  readonly productId: string;
}> {}
