import { type Container, ContainerModule } from 'inversify';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { browsingUseCases } from '#composition/browsing-use-cases.ts';
import { bindBrowsingHttp } from '#composition/http-browsing-ports.ts';
import { TransportToken } from '#composition/tokens.ts';

/** Adds all that is asked of the storefront, and the way there, to a container. */
export const addBrowsing = (
  container: Container,
  { apiBaseUrl: baseUrl, requestTimeout: timeout }: PublicConfig,
): void => {
  container.bind(TransportToken).toConstantValue(makeAxiosTransport({ baseUrl, timeout }));
  container.load(new ContainerModule(bindBrowsingHttp), ...browsingUseCases);
};
