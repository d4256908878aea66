import type { Problem } from '#domain/validation/problem.ts';

// These values come from configuration, not from a form: they are not trimmed.

/** A telemetry key in 8-4-4-4-12 hexadecimal form (TEL-04). */
export const telemetryKeyProblem = (value: string): Problem | undefined => {
  if (value === '') return { key: 'telemetry.keyMissing' };
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
    ? undefined
    : { key: 'telemetry.key' };
};

/** A percentage above 0 and at most 100, in decimal digits (TEL-05). */
export const samplingProblem = (value: string): Problem | undefined => {
  const percent = /^[+-]?[0-9]+(?:\.[0-9]+)?$/.test(value) ? Number(value) : Number.NaN;
  return percent > 0 && percent <= 100 ? undefined : { key: 'telemetry.sampling' };
};

/** An id without commas, semicolons, equals signs, vertical bars or white space (D-READ-15). */
export const telemetryUserProblem = (value: string): Problem | undefined =>
  /^[^,;=|\p{White_Space}\uFEFF]+$/u.test(value) ? undefined : { key: 'telemetry.user' };
