import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { makeClockTellingTransport } from '#adapters/http/client/transport/clock-telling-transport.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { catalogUseCases } from '#application/catalog/catalog-use-cases.ts';
import { newsletterUseCases } from '#application/content/newsletter/newsletter-use-cases.ts';
import { shippingUseCases } from '#application/shipping/shipping-use-cases.ts';
import type { Host, Made } from '#composition/host/host.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import type { storedPorts } from '#composition/ports/stored.ts';
import { clientPorts, storefrontPorts } from '#composition/ports/storefront.ts';

/** The way to the storefront, and what any page may ask of it. */
export const openStorefront = <Given extends DevicePorts & Made<typeof storedPorts>>(
  device: Host<Given>,
  { apiBaseUrl: baseUrl, requestTimeout: timeout }: PublicConfig,
) => {
  const host = device
    .with({
      transport: ({ shopFacts: { onClock } }) => {
        const transport = makeAxiosTransport({ baseUrl, timeout });
        return onClock ? makeClockTellingTransport(transport, onClock) : transport;
      },
    })
    .with(clientPorts)
    .with(storefrontPorts);
  const { ports } = host;
  return {
    host,
    catalog: catalogUseCases(ports),
    shipping: shippingUseCases(ports),
    newsletter: newsletterUseCases(ports),
  };
};
