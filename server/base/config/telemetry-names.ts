import * as z from 'zod';
import { addressOr, name, whole } from '#server/base/config/codecs.ts';

/** A minute is the floor, whatever is configured (TEL-24); a month is more than any session. */
const span = whole(0, 2_592_000_000);
/** The page checks percentages: a wrong one is told there, and 100 applies (TEL-05). */
const percentage = z.string().regex(/^[+-]?[0-9.]{1,12}$/);

/** What the telemetry of pages is configured with, beside the collector's address and key. */
export const telemetryNames = {
  CRUNCH_TELEMETRY_APP_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_TELEMETRY_SAMPLING: [percentage, 'a percentage above 0 and at most 100'],
  CRUNCH_TELEMETRY_SPEED_SAMPLING: [percentage, 'a percentage above 0 and at most 100'],
  CRUNCH_TELEMETRY_CONFIG_URL: [addressOr('none'), 'an http:// or https:// address, or none'],
  CRUNCH_TELEMETRY_SESSION_RENEWAL_MS: [span, 'milliseconds'],
  CRUNCH_TELEMETRY_SESSION_EXPIRATION_MS: [span, 'milliseconds'],
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

/** The same, for the pages' configuration. */
export interface TelemetrySettings {
  readonly appId?: string;
  readonly sampling?: string;
  readonly speedSampling?: string;
  readonly configUrl?: string;
  readonly sessionRenewal?: number;
  readonly sessionExpiration?: number;
}

type Values = {
  readonly [Name in keyof typeof telemetryNames]?: z.output<(typeof telemetryNames)[Name][0]>;
};

/** What was set of them. */
export const telemetrySettings = (values: Values): TelemetrySettings => {
  const configUrl = values.CRUNCH_TELEMETRY_CONFIG_URL;
  const settings = {
    appId: values.CRUNCH_TELEMETRY_APP_ID,
    sampling: values.CRUNCH_TELEMETRY_SAMPLING,
    speedSampling: values.CRUNCH_TELEMETRY_SPEED_SAMPLING,
    configUrl: configUrl === 'none' ? undefined : configUrl,
    sessionRenewal: values.CRUNCH_TELEMETRY_SESSION_RENEWAL_MS,
    sessionExpiration: values.CRUNCH_TELEMETRY_SESSION_EXPIRATION_MS,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
};
