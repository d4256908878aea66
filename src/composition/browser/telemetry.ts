import { Effect } from 'effect';
import { readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { consentFrom } from '#adapters/slices/stored-shopper-memory.ts';
import type { CollectorTelemetryOptions } from '#adapters/telemetry/collector-telemetry.ts';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import { telemetryKeyProblem } from '#domain/validation/telemetry-settings.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

interface Parts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly warn: (text: string) => void;
}

/** Warnings of TEL-03 and TEL-04; the shop runs without telemetry (D-TEL-04). */
const keyTexts = {
  missing: 'Instrumentation key not provided',
  wrong: 'The telemetry key is not in 8-4-4-4-12 hexadecimal form',
} as const;

export const makeBrowserTelemetry = (
  { telemetry, sourceWebsite }: PublicConfig,
  { storage, clock, fetch, warn }: Parts,
): Telemetry => {
  const { url, key = '' } = telemetry;
  if (url === '') return silentTelemetry;
  if (telemetryKeyProblem(key) !== undefined) {
    warn(key === '' ? keyTexts.missing : keyTexts.wrong);
    return silentTelemetry;
  }
  return lateTelemetry({
    url,
    key: key.toLowerCase(),
    role: 'shop',
    now: clock.now,
    fetch,
    consent: async () => consentFrom(await Effect.runPromise(storage.read('consent'))),
    ids: () => Effect.runPromise(readTelemetryIds(storage, sourceWebsite)),
  });
};

/** The code that sends comes with the first event; where it cannot be had nothing is sent. */
const lateTelemetry = (options: CollectorTelemetryOptions): Telemetry => {
  let loading: Promise<Telemetry> | undefined;
  const load = async (): Promise<Telemetry> => {
    const { makeCollectorTelemetry } = await import('#adapters/telemetry/collector-telemetry.ts');
    return makeCollectorTelemetry(options);
  };
  return {
    record: (event) => {
      loading ??= load().catch(() => silentTelemetry);
      void loading.then((telemetry) => telemetry.record(event));
    },
    flush: () => void loading?.then((telemetry) => telemetry.flush()),
  };
};
