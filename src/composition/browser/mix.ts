import { mixUseCases } from '#application/mix/mix-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { mixPorts } from '#composition/ports/mix.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

export const openMix = (host: Host<StorefrontPorts>) => ({
  mix: mixUseCases(host.with(mixPorts).ports),
});
