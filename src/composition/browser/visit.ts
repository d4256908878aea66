import { visitUseCases } from '#application/catalog/viewed/visit-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import { visitPorts } from '#composition/ports/visit.ts';

export const openVisit = (host: Host<StorefrontPorts>) => ({
  visit: visitUseCases(host.with(visitPorts).ports),
});
