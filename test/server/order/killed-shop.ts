import { coreAnswers } from '#server/api/handlers/core-answers.ts';
import { systemClock } from '#server/base/host/clock.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { makeShopCore } from '#server/start/shop-core.ts';
import { testAddresses, testTaxes } from '#test/sandbox/parties/sandbox-parties.ts';
import { merchantKey, shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { startTestShop } from '#test/server/setup/shops.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

/**
 * A shop in a process of its own that stops dead between the gateway's approval and its own commit,
 * to be killed there. Arguments: the database and the gateway's origin. Prints its port, then
 * `approved <order>`.
 */
const [database = '', gatewayOrigin = ''] = process.argv.slice(2);
const opened = await openDatabase(
  database.startsWith('postgres') ? { url: database } : { dataDir: database },
);
const core = makeShopCore({
  db: opened.db,
  clock: systemClock,
  gateway: makeGatewayClient({ origin: gatewayOrigin, merchant: merchantKey, now: Date.now }),
  tax: testTaxes,
  addresses: testAddresses,
  zips: testZips,
  mail: { send: async () => ({ kind: 'failed', why: 'none here' }), close: () => undefined },
  targetOrigins: [shopOrigin],
  shopOrigin,
  contactInbox: 'care@shop.example',
  exclusive: false,
  afterApproval: async (orderId) => {
    process.stdout.write(`approved ${orderId}\n`);
    await new Promise(() => undefined);
  },
});
const shop = await startTestShop({ database: opened, calls: coreAnswers(core.parts) });
process.stdout.write(`${shop.port}\n`);
