/** How surely and how lately the provider wants to know who somebody is, for a change (RFC 9470). */
export interface AssuranceDemand {
  /** Largest age of the sign-in in seconds. */
  readonly maxAge?: number;
  /** `acr_values` of the provider, such as two factors. */
  readonly level?: string;
}

/** What to ask for when somebody confirms who they are. */
export interface Assurance {
  readonly maxAge: number;
  /** Absent: what the provider usually wants. */
  readonly level?: string;
}

/** Seconds; shorter than the 15 minutes of providers, so that time is left for the change itself. */
const recently = 300;

/** The usual, or what the provider demanded when it refused: its level, and never an older sign-in. */
export const assuranceFor = ({ maxAge, level }: AssuranceDemand = {}): Assurance => ({
  maxAge: Math.min(recently, maxAge ?? recently),
  ...(level !== undefined && { level }),
});
