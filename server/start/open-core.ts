import { coreAnswers } from '#server/api/handlers/core-answers.ts';
import { operatorAnswers } from '#server/api/handlers/operator-handlers.ts';
import { makeMerchantSessions } from '#server/parties/apple/merchant-sessions.ts';
import { makeSmartyClient } from '#server/parties/destination/smarty-client.ts';
import { makeTaxjarClient } from '#server/parties/destination/taxjar-client.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { recordAnswers } from '#server/payment/recorded-answers.ts';
import type { CoreBasis, OpenCore } from '#server/start/open-shop.ts';
import { readZipDirectory } from '#server/start/read-zip-directory.ts';
import { makeShopCore } from '#server/start/shop-core.ts';

/** Orders, payments and shipping with the configured parties; their jobs start with `startJobs`. */
export const openCore = async ({
  config,
  database,
  clock,
  report,
}: CoreBasis): Promise<OpenCore> => {
  const client = makeGatewayClient({
    origin: config.gateway.origin,
    merchant: {
      id: config.gateway.merchantId,
      keyId: config.gateway.keyId,
      secret: config.gateway.secret,
    },
    now: clock.now,
  });
  const recorded = recordAnswers(client, { db: database.db, clock, report });
  const core = makeShopCore({
    db: database.db,
    clock,
    gateway: recorded.gateway,
    ...(config.applePay && { merchantSessions: makeMerchantSessions(config.applePay) }),
    tax: makeTaxjarClient(config.taxService),
    addresses: makeSmartyClient(config.addressService),
    zips: await readZipDirectory(),
    mail: makeSmtpSender({ url: config.mailUrl, from: config.mailFrom }),
    targetOrigins: config.targetOrigins,
    paypalHosts: config.paypalHosts,
    shopOrigin: config.publicOrigin,
    contactInbox: config.contactInbox,
    goods: config.goods,
    auditDays: config.auditDays,
    contactDays: config.contactDays,
    report: (facts) => report({ ...facts }),
    // Only the process that locked the embedded database has it open.
    exclusive: database.kind === 'pglite',
  });
  return {
    calls: coreAnswers(core.parts),
    operator: operatorAnswers(core.parts),
    takeOver: () => core.takeOver(),
    startJobs: () => core.start(),
    close: async () => {
      await core.stop();
      await recorded.written();
    },
  };
};
