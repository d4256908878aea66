import { readFile } from 'node:fs/promises';
import { parseZipDirectory, type ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { commerceCalls } from '#server/api/handlers/commerce-calls.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { makeCommerce } from '#server/jobs/commerce.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { sandboxTax } from '#server/parties/tax/sandbox-tax.ts';
import type { CommerceBasis, OpenCommerce } from '#server/start/open-shop.ts';

/** Built from the zip data package by `npm run build`. */
const zipFile = new URL('../../dist/zip-codes.txt', import.meta.url);

/** The money side with the parties the configuration names; its jobs wait for `startJobs`. */
export const openCommerce = async ({
  config,
  database,
  clock,
  report,
}: CommerceBasis): Promise<OpenCommerce> => {
  const commerce = makeCommerce({
    db: database.db,
    clock,
    gateway: makeGatewayClient({
      origin: config.gateway.origin,
      merchant: { id: config.gateway.merchantId, secret: config.gateway.secret },
      now: clock.now,
    }),
    tax: sandboxTax,
    zips: await readZipDirectory(),
    mail: makeSmtpSender({ url: config.mailUrl, from: config.mailFrom }),
    targetOrigins: config.targetOrigins,
    shopOrigin: config.publicOrigin,
    contactInbox: config.contactInbox,
    goods: config.goods,
    auditDays: config.auditDays,
    contactDays: config.contactDays,
    report: (facts) => report({ ...facts }),
    // The embedded database belongs to the process that locked it.
    exclusive: database.kind === 'pglite',
  });
  await commerce.takeOver();
  return {
    calls: commerceCalls(commerce.parts),
    startJobs: () => commerce.start(),
    close: () => commerce.stop(),
  };
};

const readZipDirectory = async (): Promise<ZipDirectory> => {
  try {
    return parseZipDirectory(await readFile(zipFile, 'utf8'));
  } catch (cause) {
    throw new StartRefused('The zip codes are missing: run "npm run build" first.', { cause });
  }
};
