import type { Provider } from 'oidc-provider';

export interface OpenProvider {
  readonly provider: Provider;
  readonly handle: ReturnType<Provider['callback']>;
}

export interface OidcProviders {
  /** The provider with the keys of this moment: rotated keys, also by another process, are seen. */
  current(): Promise<OpenProvider>;
}
