import { freshEnvironment, startShop } from '#scripts/running-shop.ts';

/** Starts the shop once for all browser tests; each test is a shopper of its own. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const environment = await freshEnvironment();
  const shop = await startShop(environment);
  process.env['CRUNCH_E2E_ORIGIN'] = shop.origin;
  process.env['CRUNCH_E2E_TOOLS'] = shop.toolsOrigin;
  process.env['CRUNCH_E2E_GATEWAY'] = shop.gatewayOrigin;
  process.env['CRUNCH_E2E_ENVIRONMENT'] = JSON.stringify(environment);
  return () => shop.discard();
};

export default globalSetup;
