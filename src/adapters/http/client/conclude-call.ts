import { Effect } from 'effect';
import {
  Alarming,
  failureOf,
  knownFailure,
  type RefusedAs,
} from '#adapters/http/client/call-failures.ts';
import { failedCall } from '#adapters/http/client/call-result.ts';
import type { Reading } from '#adapters/http/client/envelope-reading.ts';
import type { Exchange } from '#adapters/http/client/exchange.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export interface AskedCall {
  readonly name: string;
  readonly path: string;
  /** A call made early, or for what nobody asked for: its failure raises neither flag nor alert. */
  readonly quiet?: boolean | undefined;
}

/**
 * The end of a call: its items, or its failure. A failed call raises the alert; a refusal its caller
 * knows is an answer, not a failed call.
 */
export const concludeCall = Effect.fnUntraced(function* <Item, Failure>(
  exchange: Exchange,
  call: AskedCall,
  asked: Effect.Effect<Reading<Item>, CallFailure>,
  refusedAs: RefusedAs<Failure>,
) {
  const raise = (failure: CallFailure, bareStatus?: number) =>
    call.quiet === true ? Effect.void : exchange.report(failedCall(failure, bareStatus));
  const reading = yield* Effect.tapError(asked, (failure) => raise(failure));
  if (reading.is === 'items') return reading.items;
  const refusal = reading.is === 'refused' ? reading.refusal : undefined;
  if (refusal?.strangeCode !== undefined) {
    yield* exchange.reportCode(call.path, refusal.strangeCode);
  }
  const known = refusal && knownFailure(refusal, refusedAs);
  if (known !== undefined && !(known instanceof Alarming)) return yield* Effect.fail(known);
  const failure = failureOf(call.name, reading);
  yield* raise(failure, refusal?.bareStatus);
  return yield* Effect.fail(known instanceof Alarming ? (known.failure as Failure) : failure);
});
