import type { AnyCall } from '#adapters/http/wire/call.ts';
import type { ServerConfig } from '#server/base/config/config.ts';
import { usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';
import type { ShopServerOptions } from '#server/start/shop-server.ts';
import { type RunningShopServer, startShopServer } from '#server/start/shop-server.ts';
import { fakeDirectory } from '#test/server/setup/directories.ts';

/** A configuration that touches nothing of this machine: any port, no files. */
export const testConfig = (changes: Partial<ServerConfig> = {}): ServerConfig => ({
  production: false,
  rehearsal: false,
  host: '127.0.0.1',
  shopPort: 0,
  publicOrigin: 'http://localhost:4100',
  gatewayPort: 0,
  walletPort: 0,
  identityPort: 0,
  toolsPort: 0,
  mailPort: 0,
  dataDir: 'memory://',
  databaseConnections: 5,
  sessionSecret: 'a test secret of thirty-two letters',
  apiKey: 'test-key',
  clientId: 'test-client',
  variant: 'snacks',
  identityToken: 'an API token for tests only',
  issuer: 'http://localhost:9/oauth2/default',
  audience: 'api://default',
  rewardsScope: 'rewards',
  accountScopes: [],
  gateway: {
    origin: 'http://127.0.0.1:9',
    merchantId: 'test',
    keyId: 'test-key',
    secret: 'c2VjcmV0',
  },
  addressService: {
    origin: 'http://127.0.0.1:9',
    suggestOrigin: 'http://127.0.0.1:9',
    id: 'test',
    token: 'a token for tests only',
  },
  taxService: { origin: 'http://127.0.0.1:9', token: 'a token for tests only' },
  vaultOrigins: ['http://127.0.0.1:4200'],
  pictureOrigins: [],
  paypalHosts: ['127.0.0.1:4200'],
  targetOrigins: ['http://localhost:4100'],
  mailUrl: 'smtp://127.0.0.1:9',
  mailFrom: 'Test <test@shop.example>',
  contactInbox: 'care@shop.example',
  telemetryUrl: 'http://localhost:4400/v2/track',
  rateLimit: 0,
  trustProxy: 0,
  goods: usualGoodsBounds,
  observation: {},
  auditDays: 90,
  contactDays: 180,
  isFound: true,
  logLevel: 'silent',
  drainMilliseconds: 0,
  stopMilliseconds: 5000,
  ...changes,
});

export interface TestShop extends RunningShopServer {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Any call, by its own method and path. */
  ask(call: Pick<AnyCall, 'method' | 'path'>, sent: Sent): Promise<Answer>;
}

interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly responseCode: number;
    readonly success: boolean;
    readonly code?: string;
    readonly message: string;
    readonly messages?: { readonly 'en-us': string; readonly es: string };
    readonly field?: string;
    readonly requestId?: string;
    readonly data: readonly Record<string, unknown>[];
  };
}

/** The shop's server on any port, whose catalogue changes are seen at once. */
export const startTestShop = async (
  options: Pick<ShopServerOptions, 'database'> & Partial<ShopServerOptions>,
): Promise<TestShop> => {
  const shop = await startShopServer({
    config: testConfig(),
    directory: fakeDirectory(),
    trustCatalogMilliseconds: 0,
    ...options,
  });
  const base = `http://127.0.0.1:${shop.port}`;
  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  });
  return {
    ...shop,
    get: async (path, headers = {}) => answerOf(await fetch(`${base}${path}`, { headers })),
    post: async (path, body, headers = {}) =>
      answerOf(
        await fetch(`${base}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    ask: async ({ method, path }, { query = {}, body, headers = {} }) => {
      const hasBody = body !== undefined;
      const search = new URLSearchParams(query).toString();
      return answerOf(
        await fetch(`${base}${path}${search === '' ? '' : `?${search}`}`, {
          method,
          headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
          ...(hasBody && { body: JSON.stringify(body) }),
        }),
      );
    },
  };
};
