import type { FastifyInstance } from 'fastify';
import { makeWaitingFaults } from '#sandbox/identity/base/faults.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { type IdentitySettings, usualSettings } from '#sandbox/identity/base/identity-settings.ts';
import { holdPolicy } from '#sandbox/identity/base/idx-policy.ts';
import { makeRequestLog } from '#sandbox/identity/base/request-log.ts';
import { buildIdentityApp } from '#sandbox/identity/identity-app.ts';
import type { IdentityOptions } from '#sandbox/identity/identity-options.ts';
import { makeMailer } from '#sandbox/identity/mail/mailer.ts';
import { openProviders } from '#sandbox/identity/oidc/providers.ts';
import { addPeople } from '#sandbox/identity/people/add-people.ts';
import { openStore } from '#sandbox/identity/store/open-store.ts';

/** How often expired data is deleted and keys are checked, milliseconds. */
const upkeepEvery = 3_600_000;

/** All parts of the provider; loaded at the first request. */
export const openIdentity = async (
  options: IdentityOptions,
  origin: string,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const settings: IdentitySettings = {
    ...usualSettings,
    ...options.settings,
    origin,
    trustedOrigins: options.trustedOrigins,
    clients: options.clients,
    ...(options.apiToken !== undefined && { apiToken: options.apiToken }),
  };
  const now = options.now ?? (() => new Date());
  const report = options.report ?? (() => undefined);
  const store = await openStore(options.database, now, settings);
  const parts: IdentityParts = {
    settings,
    now,
    store,
    report,
    faults: makeWaitingFaults(),
    policy: holdPolicy(),
    log: makeRequestLog(),
    mailer: makeMailer({ ...options.mail, report }),
    providers: openProviders(() => parts),
  };
  await addPeople(parts);
  const app = await buildIdentityApp(parts);
  const upkeep = setInterval(() => {
    store.sweep().then(store.keys.maintain).catch(report);
  }, upkeepEvery).unref();
  return {
    app,
    close: async () => {
      clearInterval(upkeep);
      await app.close();
      await parts.mailer.close();
    },
  };
};
