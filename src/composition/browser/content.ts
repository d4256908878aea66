import { contentUseCases } from '#application/content/content-use-cases.ts';
import { trackingUseCases } from '#application/order/tracking/tracking-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { contentPorts } from '#composition/ports/content.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Texts, and orders of guests: what a visitor who needs help asks for. */
export const openContent = (host: Host<StorefrontPorts>) => {
  const { ports } = host.with(contentPorts);
  return { content: contentUseCases(ports), tracking: trackingUseCases(ports) };
};
