import { readConfig } from '#server/base/config/config.ts';
import { productionUnlessSaid } from '#server/base/config/mode.ts';
import { keepPrivate, makeFilesPrivate } from '#server/base/host/private-folder.ts';
import { makeRegisterPages, quietBeforeAhead } from '#server/pages/register-pages.ts';
import { openCore } from '#server/start/open-core.ts';
import { openShop } from '#server/start/open-shop.ts';
import { startFailure } from '#server/start/start-failure.ts';
import { stopOnSignal } from '#server/start/stop-on-signal.ts';
import { watchUnhandledFailures } from '#server/start/unhandled-failures.ts';

watchUnhandledFailures();

/**
 * Starts the shop without the sandbox; the environment names the real parties. The rules of
 * production apply, unless CRUNCH_MODE=development is set (D-MODE-01).
 */
try {
  makeFilesPrivate();
  const config = readConfig(productionUnlessSaid(process.env));
  const warnings = config.databaseUrl === undefined ? keepPrivate(config.dataDir) : [];
  const shop = await openShop({
    config,
    openCore,
    registerPages: makeRegisterPages({ quiet: quietBeforeAhead, isLoadedFirst: true }),
  });
  stopOnSignal(() => shop.close());
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  shop.startJobs();
  process.stdout.write(`ready: ${shop.origin}\n`);
} catch (cause) {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exitCode = 1;
}
