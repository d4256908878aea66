import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { sandboxTelemetryKey } from '#domain/telemetry/sandbox-telemetry-key.ts';
import { makeSandboxClock, type SandboxClock } from '#sandbox/control/sandbox-clock.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import { startTools } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { type RunningGateway, startGateway } from '#sandbox/payments/start-gateway.ts';
import { startWallet } from '#sandbox/wallets/start-wallet.ts';
import { readConfig, type ServerConfig } from '#server/base/config/config.ts';
import { productionSwitch } from '#server/base/config/mode.ts';
import { makeClosers } from '#server/base/host/closers.ts';
import { keepPrivate, makeFilesPrivate } from '#server/base/host/private-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import type { Database } from '#server/data/database/database.ts';
import { changeProduct } from '#server/data/load/change-product.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { countThings, forgetShoppers } from '#server/data/load/reset-shop.ts';
import { findOrder, orderIdOf } from '#server/data/order/orders.ts';
import { makeRegisterPages, quietBeforeAhead } from '#server/pages/register-pages.ts';
import { loadSeed } from '#server/start/load-seed.ts';
import { openCore } from '#server/start/open-core.ts';
import { type OpenShop, type OpenShopOptions, openShop } from '#server/start/open-shop.ts';
import { readZipDirectory } from '#server/start/read-zip-directory.ts';
import { withSandboxWallet } from '#server/start/sandbox-wallet.ts';
import { startFailure } from '#server/start/start-failure.ts';
import { stopOnSignal } from '#server/start/stop-on-signal.ts';
import { watchUnhandledFailures } from '#server/start/unhandled-failures.ts';

/** Starts shop and sandbox in one process, on loopback; `npm start` runs this. */
const start = async (): Promise<void> => {
  const asked = productionSwitch(process.env);
  if (asked !== undefined) {
    throw new StartRefused(`The sandbox does not run with ${asked}: use server/start/main.ts.`);
  }
  makeFilesPrivate();
  const { add, closeAll } = makeClosers();
  stopOnSignal(closeAll);
  // When the parent script was killed, the shop must not keep its ports.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  try {
    const config = readConfig({
      CRUNCH_TELEMETRY_KEY: sandboxTelemetryKey,
      // The control page asks with it, for `crunch order why` too (D-ORDER-05).
      CRUNCH_OPERATOR_KEY: randomBytes(24).toString('base64url'),
      // Another provider has its own Google id, or none.
      ...(process.env['CRUNCH_ISSUER'] ? {} : { CRUNCH_GOOGLE_IDP_ID: googleIdpId }),
      // Its spans are shown by the tools host (docs/telemetry/traces.md).
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${process.env['CRUNCH_TOOLS_PORT'] || 4400}`,
      ...process.env,
    });
    const warnings = keepPrivate(config.dataDir);
    const registerPages = makeRegisterPages({ quiet: quietBeforeAhead });
    const clock = makeSandboxClock();
    const faults = makeStorefrontFaults();
    const { wallet, gateway } = await startPayments(config, clock, add);
    const shop = await openWithSeed({
      ...{ config: withSandboxWallet(config, wallet, gateway), clock, registerPages },
      takeFault: faults.take,
    });
    add(shop.close);
    const identity = await startIdentity({
      port: config.identityPort,
      database: shop.database.db,
      trustedOrigins: [config.publicOrigin],
      clients: [shopClient(config)],
      apiToken: config.identityToken,
      mail: { url: config.mailUrl, from: config.mailFrom },
      settings: { lockouts: 'shown' },
      now: () => new Date(clock.now()),
    });
    add(identity.close);
    const tools = await startTools({
      port: config.toolsPort,
      mailPort: config.mailPort,
      mailFile: join(config.dataDir, 'mail.jsonl'),
      shopOrigin: config.publicOrigin,
      ...(config.telemetryKey !== undefined && { telemetryKey: config.telemetryKey }),
      addressKey: config.addressService,
      taxToken: config.taxService.token,
      zips: readZipDirectory,
      now: () => new Date(clock.now()),
      controls: {
        ...controlsOf(shop, config, { gateway: gateway.origin, identity: identity.origin }),
        clock,
        faults,
      },
    });
    add(tools.close);
    add(shop.flushSpans);
    shop.startJobs();
    announce(shop, config, [
      ['payment gateway (sandbox)', gateway.origin],
      ['wallet for merchants (sandbox)', wallet.origin],
      ['identity provider (sandbox)', identity.origin],
      ['mailbox, telemetry, addresses, taxes, control page (sandbox)', tools.origin],
    ]);
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
  } catch (cause) {
    await closeAll().catch(() => undefined);
    throw cause;
  }
};

/** Gateway and wallet know each other: one has the faults, the other what sheets and tokens need. */
const startPayments = async (
  config: ServerConfig,
  clock: SandboxClock,
  add: (close: () => Promise<void>) => void,
) => {
  const wallet = await startWallet({
    port: config.walletPort,
    folder: join(config.dataDir, 'wallet'),
    domains: [new URL(config.publicOrigin).hostname],
    clock: clock.now,
    suffer: (run) => gateway.suffer('merchantSession', run),
  });
  add(wallet.close);
  const gateway: RunningGateway = await startGateway({
    port: config.gatewayPort,
    dataFile: join(config.dataDir, 'gateway', 'ledger.jsonl'),
    merchantKey: {
      id: config.gateway.merchantId,
      keyId: config.gateway.keyId,
      secret: config.gateway.secret,
    },
    targetOrigins: config.targetOrigins,
    faultsEnabled: true,
    clock: clock.now,
    wallet: wallet.wallet,
  });
  add(gateway.close);
  return { wallet, gateway };
};

/** The shop as a client of the embedded provider: a browser, which cannot keep a secret. */
const shopClient = ({ clientId, publicOrigin }: ServerConfig) => ({
  clientId,
  redirectUris: [`${publicOrigin}/implicit/callback`, `${publicOrigin}/implicit/ssocallback`],
  postLogoutRedirectUris: [publicOrigin, `${publicOrigin}/`],
});

/** Made by the build (server/start/write-database.ts): a first start need not make it. */
const preparedDatabase = fileURLToPath(new URL('../../dist/database', import.meta.url));

/** Loads the catalogue if there is none yet, before the first shopper. */
const openWithSeed = (
  parts: Pick<OpenShopOptions, 'clock' | 'config' | 'registerPages' | 'takeFault'>,
): Promise<OpenShop> =>
  openShop({
    ...parts,
    openCore,
    sandbox: true,
    prepared: preparedDatabase,
    prepare: ({ db }) => loadSeed(db),
  });

const controlsOf = (
  { database: { db, kind }, origin }: OpenShop,
  config: ServerConfig,
  parties: { readonly gateway: string; readonly identity: string },
): Omit<SandboxControls, 'clock' | 'faults'> => ({
  status: async () => ({
    shop: origin,
    gateway: parties.gateway,
    identity: parties.identity,
    mail: `127.0.0.1:${config.mailPort}`,
    database: kind,
    ...(await countThings(db)),
  }),
  reset: async () => {
    await forgetShoppers(db);
    await loadSandboxCatalog(db);
    const request = { method: 'POST', headers: { [sandboxHeader]: 'shop' } };
    await fetch(`${parties.gateway}/sandbox/reset`, request);
    await fetch(`${parties.identity}/sandbox/reset`, request);
  },
  seed: async (products) => ({ products: await loadSandboxCatalog(db, products) }),
  changeProduct: (productId, change) => changeProduct(db, productId, change),
  referenceOf: async (orderId) => (await findOrder(db, normalOrderId(orderId)))?.reference,
  orderIdOf: (reference) => orderIdOf(db, reference),
  ...(config.operatorKey !== undefined && { operator: { origin, key: config.operatorKey } }),
  gatewayOrigin: parties.gateway,
  identityOrigin: parties.identity,
});

/** Loads the sandbox's catalogue; resolves with the count of its products. */
const loadSandboxCatalog = async (db: Database['db'], products?: number): Promise<number> => {
  const { seedRecord } = await import('#sandbox/catalog/seed-record.ts');
  return loadCatalog(db, seedRecord(products));
};

const announce = (
  shop: OpenShop,
  config: ServerConfig,
  parties: readonly (readonly [string, string])[],
): void => {
  const addresses = [
    ['shop', shop.origin],
    ['its calls', `${shop.origin}/docs/api`],
    ...parties,
    ['mail server (sandbox)', `127.0.0.1:${config.mailPort}`],
    ['data', config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'],
  ] as const;
  const room = Math.max(...addresses.map(([what]) => what.length)) + 2;
  for (const [what, where] of addresses) process.stdout.write(`${what.padEnd(room)}${where}\n`);
  process.stdout.write(`ready: ${shop.origin}\n`);
  // Tells the supervisor that the start is complete: an unwanted end after this is a crash.
  process.send?.('ready');
};

watchUnhandledFailures();
await start().catch((cause: unknown) => {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exit(1);
});
