import { join } from 'node:path';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { makeSandboxClock, type SandboxClock } from '#sandbox/control/sandbox-clock.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import { startTools } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { type RunningGateway, startGateway } from '#sandbox/payments/start-gateway.ts';
import { startWallet } from '#sandbox/wallets/start-wallet.ts';
import type { ServerConfig } from '#server/base/config/config.ts';
import type { Closers } from '#server/base/host/closers.ts';
import type { Database, OpeningDatabase } from '#server/data/database/database.ts';
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

interface DevelopmentParts extends Pick<Closers, 'add' | 'isClosing'> {
  readonly config: ServerConfig;
  /** It is being opened. */
  readonly database: OpeningDatabase;
}

/** Starts the shop and everything around it, and says where it all is. */
export const startShopWithSandbox = async ({
  config,
  database,
  add,
  isClosing,
}: DevelopmentParts): Promise<void> => {
  const registerPages = makeRegisterPages({ quiet: quietBeforeAhead });
  const clock = makeSandboxClock();
  const faults = makeStorefrontFaults();
  const { wallet, gateway } = await startPayments(config, clock, add);
  let shop: OpenShop | undefined;
  // The sandbox starts while the shop waits for its database.
  const opening = openWithSeed({
    ...{ config: withSandboxWallet(config, wallet, gateway), database, clock, registerPages },
    takeFault: faults.take,
  });
  const begun = opening.catch(() => undefined);
  add(async () => (await begun)?.close());
  const identity = await startIdentity({
    port: config.identityPort,
    database: database.database.db,
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
      ...controlsOf(database.database, config, {
        // Port 0 is known once the shop listens.
        shop: () => shop?.origin ?? config.publicOrigin,
        gateway: gateway.origin,
        identity: identity.origin,
      }),
      clock,
      faults,
    },
  });
  add(tools.close);
  shop = await opening;
  if (isClosing()) return;
  // Before their receiver closes.
  add(shop.flushSpans);
  shop.startJobs();
  announce(shop, config, [
    ['payment gateway (sandbox)', gateway.origin],
    ['wallet for merchants (sandbox)', wallet.origin],
    ['identity provider (sandbox)', identity.origin],
    ['mailbox, telemetry, addresses, taxes, control page (sandbox)', tools.origin],
  ]);
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

/** Loads the catalogue if there is none yet, before the first shopper. */
const openWithSeed = (
  parts: Pick<OpenShopOptions, 'clock' | 'config' | 'database' | 'registerPages' | 'takeFault'>,
): Promise<OpenShop> =>
  openShop({
    ...parts,
    openCore,
    sandbox: true,
    prepare: ({ db }) => loadSeed(db),
  });

const controlsOf = (
  { db, kind }: Database,
  config: ServerConfig,
  origins: {
    readonly shop: () => string;
    readonly gateway: string;
    readonly identity: string;
  },
): Omit<SandboxControls, 'clock' | 'faults'> => ({
  status: async () => ({
    shop: origins.shop(),
    gateway: origins.gateway,
    identity: origins.identity,
    mail: `127.0.0.1:${config.mailPort}`,
    database: kind,
    ...(await countThings(db)),
  }),
  reset: async () => {
    await forgetShoppers(db);
    await loadSandboxCatalog(db);
    const request = { method: 'POST', headers: { [sandboxHeader]: 'shop' } };
    await fetch(`${origins.gateway}/sandbox/reset`, request);
    await fetch(`${origins.identity}/sandbox/reset`, request);
  },
  seed: async (products) => ({ products: await loadSandboxCatalog(db, products) }),
  changeProduct: (productId, change) => changeProduct(db, productId, change),
  referenceOf: async (orderId) => (await findOrder(db, normalOrderId(orderId)))?.reference,
  orderIdOf: (reference) => orderIdOf(db, reference),
  ...(config.operatorKey !== undefined && {
    operator: {
      get origin() {
        return origins.shop();
      },
      key: config.operatorKey,
    },
  }),
  gatewayOrigin: origins.gateway,
  identityOrigin: origins.identity,
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
