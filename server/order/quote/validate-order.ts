import type { Language } from '#domain/locale/language.ts';
import type { DraftVerdict, OrderDraft } from '#domain/order/order.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import { assessDraft, promise } from '#server/order/quote/assess-draft.ts';

/**
 * What stands against an order, and what it costs. A moved price does not make it invalid: the
 * quote carries the new one, for the shopper to confirm.
 */
export const validateDraft = async (
  parts: ShopParts,
  draft: OrderDraft,
  { language, clientAddress }: { readonly language: Language; readonly clientAddress: string },
): Promise<DraftVerdict | Refusal> => {
  const actorHash = actorOf(draft.tempUserID);
  const { quotesOfActor, quotesOfAddress } = parts.limits;
  const turn = await requireTurn(parts, quotesOfActor, actorHash);
  if (isRefusal(turn)) return turn;
  const turnOfAddress = await requireTurn(parts, quotesOfAddress, clientAddress);
  if (isRefusal(turnOfAddress)) return turnOfAddress;
  const assessment = await assessDraft(parts, draft, language, { clientAddress });
  if (isRefusal(assessment)) return assessment;
  const { unavailable, priceChanges } = assessment;
  return unavailable.length > 0
    ? { valid: false, unavailableItems: unavailable, priceChanges }
    : {
        valid: true,
        unavailableItems: [],
        priceChanges,
        quote: await promise(parts, actorHash, assessment),
      };
};
