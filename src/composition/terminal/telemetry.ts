import { Effect } from 'effect';
import { readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import { makeCollectorTelemetry } from '#adapters/telemetry/collector-telemetry.ts';
import { telemetryKeyProblem } from '#domain/validation/telemetry-settings.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Where a terminal's telemetry goes, once somebody asked for it (D-CLI-07). */
export interface TerminalTelemetryOptions {
  readonly url: string;
  readonly key: string;
}

interface Parts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly sourceWebsite: string;
}

/** The flag is the consent of the person who runs the command. */
const agreed = { advertising: false, functional: true, any: true, decidedAt: '' };

/** The same envelopes as the browser's; undefined when the key is none. */
export const makeTerminalTelemetry = (
  { url, key }: TerminalTelemetryOptions,
  { storage, clock, sourceWebsite }: Parts,
): Telemetry | undefined =>
  telemetryKeyProblem(key) === undefined
    ? makeCollectorTelemetry({
        url,
        key: key.toLowerCase(),
        role: 'cli',
        now: clock.now,
        consent: async () => agreed,
        ids: () => Effect.runPromise(readTelemetryIds(storage, sourceWebsite)),
        fetch,
      })
    : undefined;
