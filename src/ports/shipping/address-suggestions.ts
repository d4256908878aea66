import type { Effect } from 'effect';
import type { AddressSuggestion } from '#domain/shipping/address-service/address-suggestion.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Completes addresses while they are typed. */
export interface AddressSuggestions {
  /** Addresses that begin like this, the likeliest first; none when the address service is down. */
  suggest(text: string): Effect.Effect<readonly AddressSuggestion[], CallFailure>;
}
