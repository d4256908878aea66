import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseProduction } from '#sandbox/outside-production.ts';
import { makePendingSales } from '#sandbox/payments/accounts/pending-sales.ts';
import { makeChallenges } from '#sandbox/payments/challenges/challenges.ts';
import { makeWaitingFaults, type WaitingFaults } from '#sandbox/payments/gateway/faults.ts';
import { type Log, registerAnswers } from '#sandbox/payments/gateway/gateway-answers.ts';
import { makeGatewayClock } from '#sandbox/payments/gateway/gateway-clock.ts';
import type { MerchantKey } from '#sandbox/payments/gateway/merchant-signature.ts';
import { openOneTimeKeys } from '#sandbox/payments/keys/one-time-keys.ts';
import { openSigningKey } from '#sandbox/payments/keys/signing-key.ts';
import { openLedger } from '#sandbox/payments/ledger/ledger.ts';
import { makeRequestClaims } from '#sandbox/payments/operations/request-claims.ts';
import { registerAccountRoutes } from '#sandbox/payments/routes/account-routes.ts';
import { registerApprovalRoutes } from '#sandbox/payments/routes/approval-routes.ts';
import { registerChallengeRoutes } from '#sandbox/payments/routes/challenge-routes.ts';
import { registerHomeRoutes } from '#sandbox/payments/routes/home-routes.ts';
import { guardMerchantScope } from '#sandbox/payments/routes/merchant-scope.ts';
import {
  registerMicroformRoutes,
  sdkPath,
  sdkVersion,
} from '#sandbox/payments/routes/microform-routes.ts';
import {
  registerPaymentRoutes,
  registerSearchRoutes,
  registerVoidRoutes,
} from '#sandbox/payments/routes/payment-routes.ts';
import { registerSandboxRoutes } from '#sandbox/payments/routes/sandbox-routes.ts';
import { registerSessionRoutes } from '#sandbox/payments/routes/session-routes.ts';
import { registerTokenRoutes } from '#sandbox/payments/routes/token-routes.ts';
import { registerVaultRoutes } from '#sandbox/payments/routes/vault-routes.ts';
import { registerWalletRoutes } from '#sandbox/payments/routes/wallet-routes.ts';
import { buildScripts } from '#sandbox/payments/sdk/build-scripts.ts';
import { makeCardSafe } from '#sandbox/payments/tokens/card-safe.ts';
import { openCardVault } from '#sandbox/payments/vault/card-vault.ts';
import { makeSheets } from '#sandbox/wallets/sheets/sheets.ts';
import type { Wallet } from '#sandbox/wallets/start-wallet.ts';
import { buildWalletScripts } from '#sandbox/wallets/wallet-scripts.ts';

export interface GatewayOptions {
  /** Loopback only; 127.0.0.1 unless told. */
  readonly host?: '127.0.0.1';
  /** 0 for any free port. */
  readonly port: number;
  /** Path of the ledger; keys are kept beside it, as `<path>.signing-key.json` and `<path>.keys/`. */
  readonly dataFile: string;
  readonly merchantKey: MerchantKey;
  /** Origins of the merchant's pages; a function where they are known only later. */
  readonly targetOrigins: readonly string[] | (() => readonly string[]);
  /** Opens /sandbox/*: faults, ledger, clock and reset. */
  readonly faultsEnabled: boolean;
  /** Unix ms; the machine's clock unless told. */
  readonly clock?: () => number;
  readonly log?: Log;
  /** The wallet whose tokens this merchant takes, and whose sheets this host shows. */
  readonly wallet?: Wallet;
  /** One-time keys kept ready; 8 unless told. */
  readonly frameKeyPool?: number;
}

export interface RunningGateway {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly port: number;
  /** For other hosts of the sandbox: runs a task with the fault set for it, if there is one. */
  readonly suffer: WaitingFaults['suffer'];
  close(): Promise<void>;
}

/** How often run-out keys and cards are destroyed, milliseconds. */
const sweepEvery = 30_000;

/** Starts the card gateway of the sandbox. Development and QA only, and only published test cards. */
export const startGateway = async (options: GatewayOptions): Promise<RunningGateway> => {
  refuseProduction('The sandbox payment gateway');
  const closing = new AbortController();
  const parts = await openParts(options, closing.signal);
  const app = await buildApp(options, parts);
  const sweeper = setInterval(() => {
    parts.cardSafe.sweep();
    parts.challenges.sweep();
    parts.oneTimeKeys.sweep().catch(() => undefined);
  }, sweepEvery).unref();
  const close = async (): Promise<void> => {
    clearInterval(sweeper);
    closing.abort();
    await app.close();
    await parts.oneTimeKeys.close();
    await parts.ledger.close();
  };
  try {
    await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: parts.origin(), port: parts.port(), suffer: parts.faults.suffer, close };
};

type Parts = Awaited<ReturnType<typeof openParts>>;

const openParts = async (options: GatewayOptions, closing: AbortSignal) => {
  const clock = makeGatewayClock(options.clock ?? Date.now);
  const { now } = clock;
  await mkdir(dirname(options.dataFile), { recursive: true, mode: 0o700 });
  const [signingKey, oneTimeKeys, ledger, vault] = await Promise.all([
    openSigningKey(`${options.dataFile}.signing-key.json`),
    openOneTimeKeys({
      folder: `${options.dataFile}.keys`,
      size: options.frameKeyPool ?? 8,
      now,
    }),
    openLedger(options.dataFile),
    openCardVault(`${options.dataFile}.vault.json`),
  ]);
  const app = newApp();
  const port = (): number => {
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? address.port : options.port;
  };
  const { targetOrigins } = options;
  return {
    app,
    clock,
    now,
    closing,
    signingKey,
    oneTimeKeys,
    ledger,
    vault,
    wallet: options.wallet?.keys,
    sheets: options.wallet && makeSheets(options.wallet, now),
    scripts: buildScripts,
    port,
    cardSafe: makeCardSafe(now),
    faults: makeWaitingFaults(closing),
    claims: makeRequestClaims(ledger, now),
    challenges: makeChallenges(now),
    pendingSales: makePendingSales({ ledger, now }),
    origin: () => `http://${options.host ?? '127.0.0.1'}:${port()}`,
    targetOrigins: () => (typeof targetOrigins === 'function' ? targetOrigins() : targetOrigins),
    sdk: async () => {
      const { page } = await buildScripts();
      return { path: sdkPath, integrity: page.integrity, version: sdkVersion };
    },
  };
};

const newApp = (): FastifyInstance =>
  Fastify({
    bodyLimit: 65_536,
    logger: false,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
  });

const buildApp = async (options: GatewayOptions, parts: Parts): Promise<FastifyInstance> => {
  const { app, now } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerAnswers(app, { now, closing: parts.closing, log: options.log ?? (() => undefined) });
  registerHomeRoutes(app);
  registerMicroformRoutes(app, parts);
  registerTokenRoutes(app, parts);
  registerChallengeRoutes(app, parts);
  if (options.wallet !== undefined && parts.sheets !== undefined) {
    const { sheets, targetOrigins } = parts;
    const { validationUrl } = options.wallet;
    registerWalletRoutes(app, {
      ...{ sheets, targetOrigins, validationUrl, walletScripts: buildWalletScripts },
    });
  }
  registerApprovalRoutes(app, parts);
  await app.register(async (scope) => {
    guardMerchantScope(scope, options.merchantKey, now);
    registerSessionRoutes(scope, parts);
    registerPaymentRoutes(scope, parts);
    registerVoidRoutes(scope, parts);
    registerAccountRoutes(scope, parts);
    registerVaultRoutes(scope, parts);
    registerSearchRoutes(scope, parts);
  });
  if (options.faultsEnabled) {
    const forget = (): void => {
      options.wallet?.merchantSessions.clear();
      parts.sheets?.clear();
    };
    await app.register(async (scope) => registerSandboxRoutes(scope, { ...parts, forget }));
  }
  return app;
};
