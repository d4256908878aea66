import type { HttpRequestClient, OktaAuthOptions, StorageManagerOptions } from '@okta/okta-auth-js';
import { callbackPaths, type ProviderSettings } from '#adapters/identity/provider-settings.ts';

/** Texts by key, as the library keeps its transactions; one process must not read another's. */
export interface TransactionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface OktaDevice {
  readonly http: HttpRequestClient;
  /** Called with the address the library wants to open. */
  readonly setLocation: (address: string) => void;
  /** Absent: the browser's own storage, as the library orders it. */
  readonly storage?: TransactionStorage;
}

/** How this shop uses the library: code flow with PKCE, and no token is ever renewed by itself. */
export const oktaOptions = (
  { issuer, clientId, shopOrigin, scopes }: ProviderSettings,
  { http, setLocation, storage }: OktaDevice,
): OktaAuthOptions => ({
  issuer,
  clientId,
  redirectUri: `${shopOrigin}${callbackPaths.own}`,
  postLogoutRedirectUri: `${shopOrigin}/`,
  scopes: [...scopes],
  pkce: true,
  // By the machine's clock; the shop judges by its own, with the same skew (`isTimely`, D-AUTH-31).
  ignoreLifetime: true,
  decodeAccessTokens: true,
  // Tokens are kept by the shop itself; the library renews none (TOKEN-005, D-AUTH-11).
  tokenManager: { autoRenew: false, autoRemove: true, syncStorage: true },
  services: { autoRenew: false, renewOnTabActivation: false },
  // What is shared between tabs lies in localStorage, and the library throws where that is blocked.
  // A sign-in is completed in the tab it was begun in, so nothing needs to be shared.
  transactionManager: { enableSharedStorage: false },
  httpRequestClient: http,
  setLocation,
  storageManager: storage ? everywhere(storage) : pageStorage,
});

/** By itself the library keeps where to go on in localStorage only, and throws without it. */
const pageStorage: StorageManagerOptions = {
  'original-uri': { storageTypes: ['sessionStorage', 'localStorage', 'cookie'] },
};

const everywhere = (storageProvider: TransactionStorage) => ({
  token: { storageProvider },
  transaction: { storageProvider },
  'shared-transaction': { storageProvider },
  'original-uri': { storageProvider },
  'idx-response': { storageProvider },
  cache: { storageProvider },
});
