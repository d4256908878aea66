import { openCommerce } from '#server/commerce/open-commerce.ts';
import { readConfig } from '#server/config.ts';
import { openShop } from '#server/open-shop.ts';
import { registerPages } from '#server/pages/register-pages.ts';
import { startFailure } from '#server/start-failure.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { hearStrayFailures } from '#server/stray-failures.ts';

hearStrayFailures();

/** The shop in production: its real neighbours are named by the environment, no sandbox. */
try {
  const shop = await openShop({ config: readConfig(process.env), openCommerce, registerPages });
  stopOnSignal(() => shop.close());
  shop.startJobs();
  process.stdout.write(`ready: ${shop.origin}\n`);
} catch (cause) {
  process.stderr.write(`${startFailure(cause)}\n`);
  process.exitCode = 1;
}
