import { openCommerce } from '#server/commerce/open-commerce.ts';
import { productionUnlessSaid } from '#server/config/mode.ts';
import { readConfig } from '#server/config.ts';
import { keepPrivate, makeFilesPrivate } from '#server/data/private-folder.ts';
import { openShop } from '#server/open-shop.ts';
import { registerPages } from '#server/pages/register-pages.ts';
import { startFailure } from '#server/start-failure.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { hearStrayFailures } from '#server/stray-failures.ts';

hearStrayFailures();

/**
 * The shop alone: its real neighbours are named by the environment, no sandbox. The rules of
 * production hold, unless CRUNCH_MODE=development is said (D-MODE-01).
 */
try {
  makeFilesPrivate();
  const config = readConfig(productionUnlessSaid(process.env));
  const warnings = config.databaseUrl === undefined ? keepPrivate(config.dataDir) : [];
  const shop = await openShop({ config, openCommerce, registerPages });
  stopOnSignal(() => shop.close());
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  shop.startJobs();
  process.stdout.write(`ready: ${shop.origin}\n`);
} catch (cause) {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exitCode = 1;
}
