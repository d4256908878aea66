import { describe, expect, it } from 'vitest';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

const events: readonly TelemetryEvent[] = [
  { kind: 'page-view', path: '/flavors' },
  { kind: 'failure', name: 'Timeout', details: { error: 'Network Error', code: 440 } },
];

/** Opened also over a collector that is down, and over a shopper who has not chosen. */
export const telemetryContract = (adapter: string, open: () => Telemetry): void => {
  describe(`${adapter} keeps the Telemetry contract:`, () => {
    it('[TEL-01] takes every event at once, and lets them go at any time, without a failure', () => {
      const telemetry = open();
      expect(() => telemetry.flush()).not.toThrow();
      for (const event of events) expect(telemetry.record(event)).toBeUndefined();
      expect(() => telemetry.flush()).not.toThrow();
      expect(() => telemetry.flush()).not.toThrow();
      expect(telemetry.record({ kind: 'page-view', path: '/' })).toBeUndefined();
    });
  });
};
