import type { ContainerModule } from 'inversify';
import { cartReviewUseCases } from '#composition/cart-review.ts';
import { catalogUseCases } from '#composition/catalog.ts';
import { sessionUseCases } from '#composition/session.ts';

/** What every page may ask of the storefront; a browser loads it with the first call. */
export const browsingUseCases: readonly ContainerModule[] = [
  sessionUseCases,
  catalogUseCases,
  cartReviewUseCases,
];
