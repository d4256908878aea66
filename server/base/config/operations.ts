import { variantFor } from '#domain/session/variant.ts';
import type { Values } from '#server/base/config/names.ts';

/** How the shop runs, apart from where things are. */
export const readOperations = (values: Values, production: boolean) => {
  const rehearsal = production && values.CRUNCH_REHEARSAL === 'yes';
  return {
    production,
    rehearsal,
    dataDir: values.CRUNCH_DATA_DIR ?? '.crunchcart',
    databaseConnections: values.CRUNCH_DATABASE_CONNECTIONS ?? 20,
    apiKey: values.CRUNCH_API_KEY ?? 'crunchcart-public',
    clientId: values.CRUNCH_CLIENT_ID ?? 'crunchcart-web',
    variant: variantFor(values.CRUNCH_BLENDED_REWARDS === 'true').id,
    ...defaultLocation(values, production),
    rateLimit: values.CRUNCH_RATE_LIMIT ?? (production ? 6000 : 0),
    trustProxy: values.CRUNCH_TRUST_PROXY ?? 0,
    auditDays: values.CRUNCH_AUDIT_DAYS ?? 90,
    contactDays: values.CRUNCH_CONTACT_DAYS ?? 180,
    logLevel: values.CRUNCH_LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    isFound: values.CRUNCH_INDEXING !== 'no' && !rehearsal,
    drainMilliseconds: values.CRUNCH_DRAIN_MS ?? (production ? 5000 : 0),
    stopMilliseconds: values.CRUNCH_STOP_MS ?? 10_000,
  };
};

/** The sandbox's catalogue calls its default location 100 (D-SESSION-21). */
const defaultLocation = (values: Values, production: boolean) => {
  const named = values.CRUNCH_DEFAULT_LOCATION ?? (production ? undefined : '100');
  return named === undefined ? {} : { defaultLocationNumber: named };
};
