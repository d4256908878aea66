import * as z from 'zod/mini';

/**
 * What the server puts into a page so that one build runs anywhere (D-SESSION-22).
 * Public by nature: no secret may ever be added.
 */
const publicConfig = z.object({
  /** Base of every storefront call, without a trailing slash; empty = same origin. */
  apiBaseUrl: z.string(),
  apiKey: z.string(),
  clientId: z.string(),
  sourceWebsite: z.string(),
  /** Origins whose vault script may be loaded (payments: allowed flex origins). */
  vaultOrigins: z.array(z.string()),
  /** Hosts of PayPal's approval page; none: PayPal is not offered. */
  paypalHosts: z.array(z.string()),
  /** An empty address: nothing is measured. */
  telemetry: z.object({
    url: z.string(),
    key: z.exactOptional(z.string()),
    /** Of the collector; sent with calls of the shop (TEL-11). */
    appId: z.exactOptional(z.string()),
    /** Percentages, as configured: the page checks them (TEL-05). */
    sampling: z.exactOptional(z.string()),
    speedSampling: z.exactOptional(z.string()),
    /** Asked for changes of the settings; absent: never (D-TEL-12). */
    configUrl: z.exactOptional(z.string()),
    /** Milliseconds; below a minute a minute (TEL-24). */
    sessionRenewal: z.exactOptional(z.number()),
    sessionExpiration: z.exactOptional(z.number()),
  }),
  identity: z.object({
    issuer: z.string(),
    scopes: z.array(z.string()),
    /** Asked for only by who looks after a sign-in; none: nobody can (D-AUTH-19). */
    accountScopes: z.array(z.string()),
    /** Absent: no Google sign-in is offered (D-AUTH-02). */
    googleIdpId: z.exactOptional(z.string()),
  }),
  /** Absent: this shop takes no Apple Pay. */
  applePay: z.exactOptional(
    z.object({
      merchantIdentifier: z.string(),
      /** The sandbox's wallet, for browsers without one (D-PAY-31). */
      walletScript: z.exactOptional(z.string()),
    }),
  ),
  variant: z.enum(['snacks', 'rewards']),
  defaultLocationNumber: z.exactOptional(z.string()),
  /** Milliseconds; 0 = no timeout (D-SESSION-23). */
  requestTimeout: z.number(),
  buildVersion: z.string(),
  /** True on the sandbox: pages say so. */
  sandbox: z.boolean(),
  /** Where a page of the sandbox tells what it called, when it is asked to (D-SANDBOX-05); no shop has it else. */
  recordingsUrl: z.exactOptional(z.string()),
});

export type PublicConfig = z.output<typeof publicConfig>;
