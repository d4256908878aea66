import { outgoing } from '#adapters/telemetry/scrubbing/outgoing.ts';
import type { Sender } from '#adapters/telemetry/sending/sender.ts';
import { telemetryEnvelope } from '#adapters/telemetry/telemetry-envelope.ts';
import type { TelemetryIds } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface TerminalTelemetryParts {
  /** 8-4-4-4-12 hexadecimal, lower case. */
  readonly key: string;
  /** Of the command's own trace, 32 hexadecimal digits. */
  readonly traceId: string;
  readonly now: () => number;
  readonly ids: () => TelemetryIds;
  readonly sender: Sender;
  /** Resolves when a command has waited long enough for its last posts. */
  readonly patience: () => Promise<void>;
}

export interface EndingTelemetry extends Telemetry {
  /** The command ends: sends what it can, keeps the rest for a later one. Never rejects. */
  end(): Promise<void>;
}

/** The envelopes of a browser, made by hand, for somebody who asked for it (D-CLI-07). */
export const makeTerminalTelemetry = (parts: TerminalTelemetryParts): EndingTelemetry => {
  const { key, traceId, now, ids, sender, patience } = parts;
  return {
    record: (event) => {
      const facts = { key, traceId, ids: ids(), time: now(), role: 'cli' };
      const text = outgoing(telemetryEnvelope(event, facts));
      if (text !== undefined) sender.accept([text]);
    },
    flush: () => undefined,
    end: async () => {
      await Promise.race([sender.idle(), patience()]);
      sender.end('keep');
    },
  };
};
