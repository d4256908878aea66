import { reviewUseCases } from '#application/catalog/reviews/review-use-cases.ts';
import { visitUseCases } from '#application/catalog/viewed/visit-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import { visitPorts } from '#composition/ports/visit.ts';

/** What a product's page shows late: viewed products, notices, and what customers say. */
export const openVisit = (host: Host<StorefrontPorts>) => {
  const { ports } = host.with(visitPorts);
  return { visit: visitUseCases(ports), reviews: reviewUseCases(ports) };
};
