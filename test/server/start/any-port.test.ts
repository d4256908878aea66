import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshEnvironment, type RunningShop, startShop } from '#scripts/running-shop.ts';
import { laySeeded } from '#test/server/setup/database/seeded-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)('a shop on any port (skipped unless built: npm run build)', () => {
  let shop: RunningShop;
  beforeEach(async () => {
    const environment = { ...(await freshEnvironment()), CRUNCH_SHOP_PORT: '0' };
    await laySeeded(environment.CRUNCH_DATA_DIR);
    shop = await startShop(environment);
  });
  afterEach(() => shop.discard());

  it('is found by the control page, and by the operator behind it', async () => {
    const asked = await fetch(`${shop.toolsOrigin}/sandbox/status`);
    expect(await asked.json()).toMatchObject({ shop: shop.origin });
    const why = await fetch(`${shop.toolsOrigin}/sandbox/orders/CC-00000000/why`);
    expect(why.status).toBe(404);
  });
});
