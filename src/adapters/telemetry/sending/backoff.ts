import { backoffSeconds } from '#adapters/telemetry/sending/limits.ts';

const { least, most } = backoffSeconds;

/**
 * Milliseconds until the next try: by chance between 10 s and a bound that doubles with every failure
 * in a row, up to an hour (TEL-18). What the collector asks for goes before (D-TEL-16).
 */
export const waitAfter = (failures: number, random: number, asked: number | undefined): number => {
  if (asked !== undefined) return Math.min(Math.max(asked, 1000), most * 1000);
  const bound = Math.min(most, least * 2 ** Math.min(failures, 20));
  return Math.round((least + random * (bound - least)) * 1000);
};

/** Milliseconds a Retry-After asks for, as seconds or as a date (RFC 9110, 10.2.3). */
export const askedWait = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};
