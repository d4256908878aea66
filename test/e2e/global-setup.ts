import { freshEnvironment, startShop } from '#scripts/running-shop.mjs';

/** Starts the shop once for all browser tests; each test is a shopper of its own. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const environment = await freshEnvironment();
  const shop = await startShop(environment);
  process.env['CRUNCH_E2E_ORIGIN'] = shop.origin;
  process.env['CRUNCH_E2E_TOOLS'] = shop.toolsOrigin;
  process.env['CRUNCH_E2E_GATEWAY'] = `http://127.0.0.1:${environment.CRUNCH_GATEWAY_PORT}`;
  return () => shop.discard();
};

export default globalSetup;
