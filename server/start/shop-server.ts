import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { variants } from '#domain/session/variant.ts';
import type { AnsweredCall } from '#server/api/call/handler.ts';
import { registerDocuments } from '#server/api/document/document-routes.ts';
import { answerFailures, sendRefusal } from '#server/api/failure-replies.ts';
import { shopAnswers } from '#server/api/handlers/shop-answers.ts';
import { signUpAnswers } from '#server/api/handlers/sign-up-handlers.ts';
import { callInProcess, type InProcessCall } from '#server/api/in-process.ts';
import { type OperatorAnswers, registerOperator } from '#server/api/operator/operator-routes.ts';
import type { TakeFault } from '#server/api/provoked-faults.ts';
import { makePublicAnswers } from '#server/api/public-answers.ts';
import { makeSessionSeal } from '#server/api/session-seal.ts';
import { makeShopApi, type ShopApi, type ShopApiParts } from '#server/api/shop-api.ts';
import { registerStorefront } from '#server/api/storefront-routes.ts';
import type { ServerConfig } from '#server/base/config/config.ts';
import { publicConfigOf } from '#server/base/config/public-config-of.ts';
import { sandboxAddresses } from '#server/base/config/sandbox-addresses.ts';
import { type Clock, systemClock } from '#server/base/host/clock.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { tracedParty } from '#server/base/trace/step-spans.ts';
import { bestSellerIds } from '#server/data/catalog/chosen-products.ts';
import { hasProduct } from '#server/data/catalog/find-product.ts';
import { makeMapOutline } from '#server/data/catalog/site-map-rows.ts';
import { readCatalogState, watchCatalog } from '#server/data/catalog-state/catalog-state.ts';
import type { Database } from '#server/data/database/database.ts';
import { isDatabaseReady } from '#server/data/database/database-ready.ts';
import { makeDraining } from '#server/http/draining.ts';
import { registerHealth } from '#server/http/health-routes.ts';
import type { LogTarget } from '#server/http/log.ts';
import { makeApp } from '#server/http/make-app.ts';
import { refuseOtherHosts } from '#server/http/own-host.ts';
import { makeNonces, securePages } from '#server/http/page-security.ts';
import { limitPages, limitRate } from '#server/http/rate-limit.ts';
import { tellClock } from '#server/http/told-clock.ts';
import { watchForProxies } from '#server/http/untrusted-proxy.ts';
import { registerCrawlerFiles } from '#server/pages/crawler-routes.ts';
import type { RegisterPages } from '#server/pages/page-host.ts';
import { registerDomainAssociation } from '#server/pages/plain/domain-association.ts';
import { registerPlainPages } from '#server/pages/plain/plain-pages.ts';
import { makeOktaDirectory } from '#server/parties/directory/okta-directory.ts';
import type { ShopperDirectory } from '#server/parties/directory/shopper-directory.ts';
import { withDirectory } from '#server/parties/known-sign-in.ts';
import { makeOidcSignIn } from '#server/parties/oidc-sign-in.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';

export interface ShopServerOptions {
  readonly config: ServerConfig;
  /** Opened and migrated by the caller before the server listens, and closed after it. */
  readonly database: Database;
  readonly clock?: Clock;
  /** Calls of orders, payments and shipping, with their handlers. */
  readonly calls?: readonly AnsweredCall[];
  /** Answers the operator, when a key is configured. */
  readonly operator?: OperatorAnswers;
  readonly registerPages?: RegisterPages;
  /** Signs shoppers in; the configured issuer unless a test passes another one. */
  readonly signIn?: SignInProvider;
  /** Stores persons and their passwords; the issuer's provider unless a test passes another one. */
  readonly directory?: ShopperDirectory;
  /** True in the sandbox: pages say so, and requests under another host name are refused. */
  readonly sandbox?: boolean;
  /** Faults for tests; only the sandbox passes them. */
  readonly takeFault?: TakeFault;
  readonly logTarget?: LogTarget;
  /** Awaited when all is put together; no request comes before. */
  readonly beforeListening?: () => Promise<void>;
  /** How long a reading of the catalogue's version is reused, ms; 0 in tests. */
  readonly trustCatalogMilliseconds?: number;
}

export interface RunningShopServer {
  readonly origin: string;
  readonly port: number;
  /** The storefront without a network. */
  readonly call: InProcessCall;
  /** Writes a line to the server's log; it passes the sanitiser like every line. */
  report(facts: Readonly<Record<string, unknown>>): void;
  /**
   * Reports "not ready" at once, still takes requests for `config.drainMilliseconds`, then gives
   * requests in flight `config.stopMilliseconds` to end.
   */
  close(): Promise<void>;
}

/** Starts the storefront and its pages on `config.host` and `config.shopPort` (0 = any). */
export const startShopServer = async (options: ShopServerOptions): Promise<RunningShopServer> => {
  refuseSandbox(options);
  const app = makeApp(options.config, options.logTarget);
  try {
    return await serve(app, options);
  } catch (cause) {
    // Also closes registered plugins: a rendering thread that was loaded first would keep the process of a
    // refused start alive.
    await app.close().catch(() => undefined);
    throw cause;
  }
};

const serve = async (
  app: FastifyInstance,
  options: ShopServerOptions,
): Promise<RunningShopServer> => {
  const { config, database, clock = systemClock } = options;
  const draining = makeDraining(app);
  if (options.sandbox) {
    refuseOtherHosts(app, config.publicOrigin, sendRefusal);
    tellClock(app, clock);
  }
  const catalog = watchCatalog(
    () => readCatalogState(database.db),
    options.trustCatalogMilliseconds,
  );
  const seal = makeSessionSeal(config.sessionSecret, config.sessionSecretBefore);
  const api = makeApi(options, { seal, catalog }, app);
  const call = callInProcess(api);
  answerFailures(app);
  const notes = watchForProxies(app, config.trustProxy);
  await app.register(async (scope) => {
    if (config.rateLimit > 0) await limitRate(scope, config.rateLimit);
    registerStorefront(scope, api, options.takeFault);
  });
  registerDocuments(app, shopCalls);
  await registerOperator(app, config.operatorKey, options.operator);
  registerHealth(
    app,
    async () => !draining.hasBegun() && (await isDatabaseReady(database.db)),
    notes,
  );
  const { publicOrigin: origin, isFound, rateLimit } = config;
  const outline = makeMapOutline(database.db, async () => (await catalog()).version);
  await registerCrawlerFiles(app, { db: database.db, origin, isFound, rateLimit, outline });
  await app.register(async (scope) => {
    if (config.rateLimit > 0) await limitRate(scope, config.rateLimit);
    await registerPlainPages(scope, { db: database.db, clock });
    registerDomainAssociation(scope, config.applePay?.association);
  });
  const { registerPages } = options;
  if (registerPages !== undefined) {
    await app.register(async (pages) => {
      const nonceOf = makeNonces();
      const publicConfig = publicConfigOf(config, { sandbox: options.sandbox ?? false });
      await securePages(pages, config, nonceOf, publicConfig.recordingsUrl);
      if (config.rateLimit > 0) await limitPages(pages, config.rateLimit);
      await pages.register(compress, { threshold: 1024 });
      const catalogVersion = async () => (await catalog()).version;
      await registerPages(pages, {
        call,
        catalogVersion,
        hasProduct: (productId) => hasProduct(database.db, productId),
        bestSellers: () => bestSellerIds(database.db),
        publicConfig,
        origin: config.publicOrigin,
        nonceOf,
      });
    });
  }
  await options.beforeListening?.();
  await app.listen({ host: config.host, port: config.shopPort });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    port,
    call,
    report: (facts) => app.log.warn(facts),
    close: async () => {
      await draining.drain(config.drainMilliseconds);
      await stop(app, config);
    },
  };
};

/**
 * Also checked here, because any caller could pass them: no sandbox and no faults in production.
 */
const refuseSandbox = ({ config, sandbox, takeFault }: ShopServerOptions): void => {
  if (config.production && (sandbox === true || takeFault !== undefined)) {
    throw new StartRefused('A shop in production has no sandbox in it.');
  }
};

/**
 * Longest time an answer of the sandbox's provider may take, ms. It loads at its first request, in this process: on a
 * busy machine that takes longer than answers of a real provider may. Clients wait for 30 s.
 */
const openingPatience = 25_000;

const makeApi = (
  options: ShopServerOptions,
  { seal, catalog }: Pick<ShopApiParts, 'seal' | 'catalog'>,
  app: FastifyInstance,
): ShopApi => {
  const { config, database, calls, clock = systemClock } = options;
  const { db } = database;
  const asked = { now: clock.now, ...(options.sandbox === true && { patience: openingPatience }) };
  const directory = tracedParty(
    'directory',
    options.directory ?? makeOktaDirectory({ ...organisationOf(config), ...asked }),
  );
  const sandboxSettings = options.sandbox === true && { sandboxSettings: sandboxAddresses(config) };
  const issuer = () => withDirectory(makeOidcSignIn({ ...config, ...asked }), directory);
  const signUp = signUpAnswers({
    db,
    clock,
    directory,
    variant: variants[config.variant],
    report: (facts) => app.log.warn(facts),
  });
  return makeShopApi({
    calls: [
      ...shopAnswers({ db, seal, catalog, clock, ...sandboxSettings }),
      ...signUp,
      ...(calls ?? []),
    ],
    publicAnswers: makePublicAnswers(),
    seal,
    signIn: tracedParty('identity', options.signIn ?? issuer()),
    apiKey: config.apiKey,
    catalog,
    report: ({ requestId, call, error }) => {
      app.log.error({ requestId, call, err: error }, 'call failed');
    },
  });
};

/** The provider's management API is at the issuer's origin, for Okta and the embedded provider. */
const organisationOf = ({ issuer, identityToken }: ServerConfig) => ({
  origin: new URL(issuer).origin,
  apiToken: identityToken,
});

const stop = async (app: FastifyInstance, { stopMilliseconds }: ServerConfig): Promise<void> => {
  const limit = setTimeout(() => app.server.closeAllConnections(), stopMilliseconds);
  try {
    await app.close();
  } finally {
    clearTimeout(limit);
  }
};
