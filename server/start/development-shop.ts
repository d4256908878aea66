import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sandboxTelemetryKey } from '#domain/telemetry/sandbox-telemetry-key.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import { readConfig } from '#server/base/config/config.ts';
import { productionSwitch } from '#server/base/config/mode.ts';
import { makeClosers } from '#server/base/host/closers.ts';
import { keepPrivate, makeFilesPrivate } from '#server/base/host/private-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { beginDatabase } from '#server/data/database/database.ts';
import { databaseOptions } from '#server/start/database-options.ts';
import { startFailure } from '#server/start/start-failure.ts';
import { stopOnSignal } from '#server/start/stop-on-signal.ts';
import { watchUnhandledFailures } from '#server/start/unhandled-failures.ts';

/** Made by the build (server/start/write-database.ts): a first start need not make it. */
const preparedDatabase = fileURLToPath(new URL('../../dist/database', import.meta.url));

/** Starts shop and sandbox in one process, on loopback; `npm start` runs this. */
const start = async (): Promise<void> => {
  const asked = productionSwitch(process.env);
  if (asked !== undefined) {
    throw new StartRefused(`The sandbox does not run with ${asked}: use server/start/main.ts.`);
  }
  makeFilesPrivate();
  const { add, closeAll, isClosing } = makeClosers();
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
    // Opens in a thread of its own while all else is read (D-START-08).
    const database = beginDatabase({ ...databaseOptions(config), prepared: preparedDatabase });
    add(() => database.database.close());
    const { startShopWithSandbox } = await import('#server/start/shop-with-sandbox.ts');
    await startShopWithSandbox({ config, database, add, isClosing });
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
  } catch (cause) {
    // What a signal closes under a start is no failure of it.
    if (isClosing()) return;
    await closeAll().catch(() => undefined);
    throw cause;
  }
};

watchUnhandledFailures();
await start().catch((cause: unknown) => {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exit(1);
});
