import { Effect } from 'effect';
import {
  type FailedCall,
  silenceText,
  somethingWentWrongText,
} from '#adapters/http/client/call-result.ts';
import { deleteAnswer, deleteDuty } from '#adapters/http/client/delete-rules.ts';
import { makeHandshakeGate } from '#adapters/http/client/session/handshake-gate.ts';
import { makeSessionEnd, type SessionEnd } from '#adapters/http/client/session/session-end.ts';
import { readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import type { ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type { WireAnswer, WireRequest } from '#adapters/http/client/transport/transport.ts';
import {
  type HandshakeMissing,
  SessionExpired,
  ShopUnreachable,
  type Silence,
} from '#ports/session/call-failures.ts';
import type { WholeAnswer } from '#ports/session/generic-calls.ts';

/** What all calls share: the handshake gate, the transport, and the reactions to a failure. */
export interface Exchange {
  readonly sessionEnd: SessionEnd;
  readonly gate: Effect.Effect<void, HandshakeMissing>;
  /** Carries a request; a transport that rejects counts as no answer. */
  carry(request: WireRequest): Effect.Effect<WireAnswer>;
  /** No answer: one Timeout event with the five fields, then a failure (ERR-01, ERR-02). */
  unreachable(why: Silence): Effect.Effect<never, ShopUnreachable>;
  /** The duties of a DELETE's answer, which then comes back as it is (ERR-04 … ERR-07). */
  obeyDelete(answer: WireAnswer, path: string): Effect.Effect<WholeAnswer, SessionExpired>;
  /** A failed call sets the failure flag and raises the alert (SESS-12, SESS-13). */
  report(failed: FailedCall): Effect.Effect<void>;
  /** Reports a code that is not in the list to the operators. */
  reportCode(path: string, code: string): Effect.Effect<void>;
}

export const makeExchange = (options: ShopHttpOptions): Exchange => {
  const { storage, events, telemetry, sourceWebsite, transport } = options;
  const sessionEnd = makeSessionEnd({ storage, events, telemetry, sourceWebsite });
  const testHook = options.testHook?.({ storage, sessionEnd }) ?? (() => Effect.void);

  return {
    sessionEnd,
    gate: makeHandshakeGate(storage),
    carry: Effect.fnUntraced(function* (request) {
      yield* testHook(addressOf(request));
      const answer = yield* Effect.promise((signal) =>
        transport(request, signal).catch(
          (cause: unknown): WireAnswer => ({ kind: 'silent', why: 'offline', cause }),
        ),
      );
      if (answer.kind === 'silent') options.onError?.(answer.cause);
      return answer;
    }),
    unreachable: Effect.fnUntraced(function* (why) {
      const {
        accountId = '',
        cartId = '',
        sessionId = '',
      } = yield* readTelemetryIds(storage, sourceWebsite);
      telemetry.record({
        kind: 'failure',
        name: 'Timeout',
        details: { error: silenceText(why), accountId, cartId, sessionId, sourceWebsite },
      });
      return yield* new ShopUnreachable({ why });
    }),
    obeyDelete: Effect.fnUntraced(function* (wire, path) {
      const answer = deleteAnswer(wire);
      const duty = deleteDuty(answer);
      if (duty === 'invalid-token') {
        yield* sessionEnd.invalidate();
        return yield* new SessionExpired();
      }
      if (duty === 'reload' && !options.reload.reload(path)) {
        events.emit({ name: 'showApiFailAlert', error: somethingWentWrongText });
      }
      return answer;
    }),
    report: Effect.fnUntraced(function* ({ showApiFailAlert, error }) {
      yield* storage.write('isApiFailed', 'true');
      if (showApiFailAlert) events.emit({ name: 'showApiFailAlert', error });
    }),
    reportCode: Effect.fnUntraced(function* (url, code) {
      const ids = yield* readTelemetryIds(storage, sourceWebsite);
      telemetry.record({ kind: 'failure', name: 'failed_request', details: { url, code, ...ids } });
    }),
  };
};

const addressOf = ({ path, query }: WireRequest): string =>
  query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
