import { Effect } from 'effect';
import { readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import { makeStateText } from '#adapters/node/state-text.ts';
import { machineTimer } from '#adapters/telemetry/sending/machine-timer.ts';
import { makeSender } from '#adapters/telemetry/sending/sender.ts';
import { makeTerminalPosting } from '#adapters/telemetry/sending/terminal-posting.ts';
import {
  type EndingTelemetry,
  makeTerminalTelemetry as makeTelemetry,
} from '#adapters/telemetry/terminal-telemetry.ts';
import { telemetryKeyProblem } from '#domain/validation/telemetry-settings.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** Where a terminal's telemetry goes, once somebody asked for it (D-CLI-07). */
export interface TerminalTelemetryOptions {
  readonly url: string;
  readonly key: string;
}

export interface TerminalTelemetryParts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly sourceWebsite: string;
  readonly stateFolder: string;
  readonly traceId: string;
}

/** Longest a command waits for its last posts, milliseconds (D-TEL-20). */
const patience = 1500;
/** What a command could not send, for the next one with the flag. */
const keptName = 'telemetry.json';

/** The flag is the consent of the person who runs the command. Undefined when the key is none. */
export const makeTerminalTelemetry = (
  { url, key }: TerminalTelemetryOptions,
  { storage, clock, sourceWebsite, stateFolder, traceId }: TerminalTelemetryParts,
): EndingTelemetry | undefined => {
  if (telemetryKeyProblem(key) !== undefined) return undefined;
  const sender = makeSender({
    address: url,
    post: makeTerminalPosting(fetch),
    kept: makeStateText(stateFolder, keptName),
    timer: machineTimer,
    random: Math.random,
    isOnline: () => true,
    // A command says what its shopper asked for, and no more.
    warn: () => undefined,
  });
  return makeTelemetry({
    key: key.toLowerCase(),
    traceId,
    now: clock.now,
    ids: () => Effect.runSync(readTelemetryIds(storage, sourceWebsite)),
    sender,
    patience: () => new Promise((resolve) => machineTimer.later(resolve, patience)),
  });
};
