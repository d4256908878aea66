/** What the telemetry of a page is configured with. */
export interface InsightsSettings {
  /** Address of the collector, absolute. */
  readonly url: string;
  /** 8-4-4-4-12 hexadecimal, lower case. */
  readonly key: string;
  /** Sent in `request-context`; without one the header is left out (D-TEL-10). */
  readonly appId?: string;
  /** Above 0 and at most 100. */
  readonly sampling: number;
  /** Percentage of page views whose speed is measured. */
  readonly speedSampling: number;
  /** Asked every 30 minutes for changes; none: never (D-TEL-12). */
  readonly configUrl?: string;
  readonly sessionRenewalMs: number;
  readonly sessionExpirationMs: number;
  /** Origins whose calls are neither tracked nor marked: collector, identity provider, gateway. */
  readonly foreign: readonly string[];
  readonly variant: string;
}
