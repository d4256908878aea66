import { coreAnswers } from '#server/api/handlers/core-answers.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { makeShopCore } from '#server/start/shop-core.ts';
import { stopOnSignal } from '#server/start/stop-on-signal.ts';
import { watchUnhandledFailures } from '#server/start/unhandled-failures.ts';
import type { ShopOrder, ShopPlace, ShopWord } from '#test/attacks/kills/shop-words.ts';
import { testAddresses, testTaxes } from '#test/sandbox/parties/sandbox-parties.ts';
import { merchantKey, shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { startTestShop } from '#test/server/setup/shops.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

/**
 * A whole shop in a process of its own, to be killed at any moment. It is told where its database,
 * gateway and mail server are; later how far its clock is ahead, and whether to stand still between
 * the gateway's approval and its own commit.
 */
watchUnhandledFailures();
const place = JSON.parse(process.argv[2] ?? '{}') as ShopPlace;
let ahead = place.ahead;
let standsStill = false;
process.on('message', (order: ShopOrder) => {
  ahead = order.ahead ?? ahead;
  standsStill = order.standStill ?? standsStill;
});
const say = (word: ShopWord): void => {
  process.send?.(word);
};
const clock = { now: () => Date.now() + ahead };
const plenty = { most: 1_000_000, windowMs: 60_000 };
const database = await openDatabase(
  place.url === undefined ? { dataDir: place.folder } : { url: place.url, connections: 8 },
);
const core = makeShopCore({
  db: database.db,
  clock,
  gateway: makeGatewayClient({ origin: place.gateway, merchant: merchantKey, now: clock.now }),
  tax: testTaxes,
  addresses: testAddresses,
  zips: testZips,
  mail: makeSmtpSender({ url: place.mail, from: 'Test <test@shop.example>' }),
  targetOrigins: [shopOrigin],
  shopOrigin,
  paypalHosts: [new URL(place.gateway).host],
  contactInbox: 'care@shop.example',
  exclusive: database.kind === 'pglite',
  // One address sends more in a minute here than shoppers of a whole office.
  limits: {
    contextsOfAddress: { bucket: 'contexts-address', ...plenty },
    giftCardMissesOfAddress: { bucket: 'gift-card-misses', ...plenty },
    quotesOfAddress: { bucket: 'quotes-address', ...plenty },
    // A shopper who presses ten times a second would soon be told to wait a minute.
    ordersOfActor: { bucket: 'orders', ...plenty },
    ordersOfAddress: { bucket: 'orders-address', ...plenty },
    declinesOfAddress: { bucket: 'declines-address', ...plenty },
  },
  afterApproval: async (orderId) => {
    if (!standsStill) return;
    say({ approved: orderId });
    await new Promise(() => undefined);
  },
});
await core.takeOver();
core.start(100);
const shop = await startTestShop({ database, clock, calls: coreAnswers(core.parts) });
stopOnSignal(async () => {
  await shop.close();
  await core.stop();
  await database.close();
});
say({ port: shop.port });
