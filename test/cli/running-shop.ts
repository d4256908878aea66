import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';
import { makeSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { startTools } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { startGateway } from '#sandbox/payments/start-gateway.ts';
import { startWallet } from '#sandbox/wallets/start-wallet.ts';
import { readConfig } from '#server/base/config/config.ts';
import { beginDatabase } from '#server/data/database/database.ts';
import { changeProduct } from '#server/data/load/change-product.ts';
import { countThings, forgetShoppers } from '#server/data/load/reset-shop.ts';
import { findOrder, orderIdOf } from '#server/data/order/orders.ts';
import { openCore } from '#server/start/open-core.ts';
import { openShop } from '#server/start/open-shop.ts';
import { readZipDirectory } from '#server/start/read-zip-directory.ts';
import { withSandboxWallet } from '#server/start/sandbox-wallet.ts';
import { seededCopy } from '#test/server/setup/database/seeded-copy.ts';

/** A whole shop with its sandbox, on ports of its own. */
export interface RunningShop {
  readonly origin: string;
  readonly operatorKey: string;
  /** What a command needs to find it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const startRunningShop = async (): Promise<RunningShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-shop-'));
  const [shopPort = '', gatewayPort = '', identityPort = '', mailPort = '', toolsPort = ''] = (
    await freePorts(5)
  ).map(String);
  const environment = {
    CRUNCH_SHOP_PORT: shopPort,
    CRUNCH_GATEWAY_PORT: gatewayPort,
    CRUNCH_IDENTITY_PORT: identityPort,
    CRUNCH_MAIL_PORT: mailPort,
    CRUNCH_TOOLS_PORT: toolsPort,
  };
  const memory = 'memory://';
  const operatorKey = 'an operator key of thirty-two letters';
  const config = {
    ...readConfig({
      ...environment,
      CRUNCH_DATA_DIR: folder,
      CRUNCH_OPERATOR_KEY: operatorKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${toolsPort}`,
    }),
    dataDir: memory,
  };
  const clock = makeSandboxClock();
  const faults = makeStorefrontFaults();
  const wallet = await startWallet({
    port: 0,
    folder: join(folder, 'wallet'),
    domains: ['localhost'],
    clock: clock.now,
  });
  const gateway = await startGateway({
    port: Number(gatewayPort),
    wallet: wallet.wallet,
    dataFile: join(folder, 'ledger.jsonl'),
    merchantKey: {
      id: config.gateway.merchantId,
      keyId: config.gateway.keyId,
      secret: config.gateway.secret,
    },
    targetOrigins: config.targetOrigins,
    faultsEnabled: true,
    clock: clock.now,
    frameKeyPool: 1,
  });
  const shop = await openShop({
    config: withSandboxWallet(config, wallet, gateway),
    clock,
    openCore,
    sandbox: true,
    takeFault: faults.take,
    database: beginDatabase({ dataDir: 'memory://', copyFile: await seededCopy() }),
    // Commands follow each other faster than any person's.
    trustCatalogMilliseconds: 0,
  });
  const { db } = shop.database;
  const identity = await startIdentity({
    port: Number(identityPort),
    database: db,
    trustedOrigins: [shop.origin],
    clients: [
      {
        clientId: config.clientId,
        redirectUris: [`${shop.origin}/implicit/callback`, `${shop.origin}/implicit/ssocallback`],
        postLogoutRedirectUris: [shop.origin, `${shop.origin}/`],
      },
    ],
    apiToken: config.identityToken,
    mail: { url: `smtp://127.0.0.1:${mailPort}`, from: config.mailFrom },
    settings: { lockouts: 'shown' },
    now: () => new Date(clock.now()),
  });
  const tools = await startTools({
    port: Number(toolsPort),
    mailPort: Number(mailPort),
    mailFile: join(folder, 'mail.jsonl'),
    shopOrigin: shop.origin,
    addressKey: config.addressService,
    taxToken: config.taxService.token,
    zips: readZipDirectory,
    controls: {
      status: async () => ({ shop: shop.origin, ...(await countThings(db)) }),
      reset: () => forgetShoppers(db),
      seed: async (products) => ({ products }),
      changeProduct: (productId, change) => changeProduct(db, productId, change),
      clock,
      faults,
      referenceOf: async (orderId) => (await findOrder(db, orderId))?.reference,
      orderIdOf: (reference) => orderIdOf(db, reference),
      operator: { origin: shop.origin, key: operatorKey },
      gatewayOrigin: gateway.origin,
      identityOrigin: identity.origin,
    },
  });
  shop.startJobs();
  return {
    origin: shop.origin,
    operatorKey,
    environment,
    close: async () => {
      await shop.flushSpans();
      await tools.close();
      await identity.close();
      await shop.close();
      await gateway.close();
      await wallet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
