import {
  type TelemetryEnvelope,
  telemetryEnvelope,
} from '#adapters/telemetry/telemetry-envelope.ts';
import type { Consent } from '#domain/session/choices.ts';
import type { TelemetryEvent, TelemetryIds } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Most waiting events, before the consent choice or while the collector cannot be reached. */
const queueLimit = 200;
/** Bytes of one post: below the browser's 65,536 for requests that outlive their page. */
const postLimit = 60_000;
/** Answers after which the same events may be sent again (TEL-16). */
const retriable: readonly number[] = [401, 403, 408, 429, 500, 502, 503, 504];

export interface CollectorTelemetryOptions {
  readonly url: string;
  /** Without a key that passes the rule nothing is sent (D-TEL-04). */
  readonly key: string;
  readonly role: string;
  readonly now: () => number;
  /** Undefined while the shopper has not chosen. */
  readonly consent: () => Promise<Consent | undefined>;
  readonly ids: () => Promise<TelemetryIds>;
  readonly fetch: typeof fetch;
}

export interface CollectorTelemetry extends Telemetry {
  /** Sends waiting events if consent was given. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Posts events to the collector, only after functional consent (D-TEL-03). A refusal of consent
 * drops waiting events. Nothing here fails or makes the shopper wait.
 */
export const makeCollectorTelemetry = (options: CollectorTelemetryOptions): CollectorTelemetry => {
  let waiting: readonly { readonly event: TelemetryEvent; readonly time: number }[] = [];
  let running: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const consent = await options.consent();
      if (consent === undefined) return;
      const items = waiting;
      waiting = [];
      if (!consent.functional) return;
      const ids = await options.ids();
      const { key, role } = options;
      const envelopes = items.map(({ event, time }) =>
        telemetryEnvelope(event, { key, ids, time, role }),
      );
      if (await post(options, envelopes)) continue;
      waiting = [...items, ...waiting].slice(-queueLimit);
      return;
    }
  };

  const flush = (): Promise<void> => {
    running ??= Promise.resolve()
      .then(send)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    flush,
    record: (event) => {
      waiting = [...waiting, { event, time: options.now() }].slice(-queueLimit);
      void flush();
    },
  };
};

/** True when the collector has the events or will never take them; false when they may be retried. */
const post = async (
  { url, fetch: ask }: CollectorTelemetryOptions,
  envelopes: readonly TelemetryEnvelope[],
): Promise<boolean> => {
  const body = JSON.stringify(envelopes);
  try {
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: body.length < postLimit,
    });
    return !retriable.includes(answer.status);
  } catch {
    return false;
  }
};
