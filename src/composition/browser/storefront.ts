import { type Container, ContainerModule } from 'inversify';
import { makeAxiosTransport } from '#adapters/http/client/axios-transport.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { browsingUseCases } from '#composition/browsing-use-cases.ts';
import { bindBrowsingHttp } from '#composition/ports/storefront.ts';
import { TransportToken } from '#composition/tokens.ts';

/** Adds all that is asked of the storefront, and the way there, to a container. */
export const addBrowsing = (
  container: Container,
  { apiBaseUrl: baseUrl, requestTimeout: timeout }: PublicConfig,
): void => {
  container.bind(TransportToken).toConstantValue(makeAxiosTransport({ baseUrl, timeout }));
  container.load(new ContainerModule(bindBrowsingHttp), ...browsingUseCases);
};
