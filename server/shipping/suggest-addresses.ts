import {
  type AddressSuggestion,
  streetText,
} from '#domain/shipping/address-service/address-suggestion.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/**
 * Addresses that begin with a typed street. A service that is down suggests nothing, and stands in nobody's way. What
 * was typed goes to the service alone: it is in no log and no trace.
 */
export const suggestAddresses = async (
  {
    db,
    clock,
    limits,
    addresses,
    report,
  }: Pick<ShopParts, 'db' | 'clock' | 'limits' | 'addresses' | 'report'>,
  typed: string,
  clientAddress: string,
): Promise<readonly AddressSuggestion[] | Refusal> => {
  const turn = await requireTurn({ db, clock }, limits.suggestionsOfAddress, clientAddress);
  if (isRefusal(turn)) return turn;
  const text = streetText(typed);
  if (text === undefined) return [];
  const answer = await addresses.suggest(text);
  if (answer.kind === 'answered') return answer.suggestions;
  report({ event: 'addresses-not-suggested', detail: answer.why });
  return [];
};
