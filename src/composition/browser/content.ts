import { contentUseCases } from '#application/content/content-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { contentPorts } from '#composition/ports/content.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

export const openContent = (host: Host<StorefrontPorts>) => ({
  content: contentUseCases(host.with(contentPorts).ports),
});
