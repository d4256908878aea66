import type { Provider } from 'oidc-provider';

export interface OpenProvider {
  readonly provider: Provider;
  readonly handle: ReturnType<Provider['callback']>;
}

export interface OidcProviders {
  /** The provider with the current keys, also after another process has rotated them. */
  current(): Promise<OpenProvider>;
}
