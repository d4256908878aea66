import type { FastifyInstance } from 'fastify';
import { makeFaultDesk } from '#sandbox/identity/desk/faults.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { type IdentitySettings, usualSettings } from '#sandbox/identity/desk/identity-settings.ts';
import { makeRequestLog } from '#sandbox/identity/desk/request-log.ts';
import { buildIdentityApp } from '#sandbox/identity/identity-app.ts';
import type { IdentityOptions } from '#sandbox/identity/identity-options.ts';
import { makeMailer } from '#sandbox/identity/mail/mailer.ts';
import { openProviders } from '#sandbox/identity/oidc/providers.ts';
import { addPeople } from '#sandbox/identity/people/add-people.ts';
import { openStore } from '#sandbox/identity/store/open-store.ts';

/** How often what ran out is forgotten and keys are looked at, milliseconds. */
const upkeepEvery = 3_600_000;

/** Everything behind the port; loaded with the first request. */
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
  const desk: IdentityDesk = {
    settings,
    now,
    store,
    report,
    faults: makeFaultDesk(),
    log: makeRequestLog(),
    mailer: makeMailer({ ...options.mail, report }),
    providers: openProviders(() => desk),
  };
  await addPeople(desk);
  const app = await buildIdentityApp(desk);
  const upkeep = setInterval(() => {
    store.sweep().then(store.keys.maintain).catch(report);
  }, upkeepEvery).unref();
  return {
    app,
    close: async () => {
      clearInterval(upkeep);
      await app.close();
      await desk.mailer.close();
    },
  };
};
