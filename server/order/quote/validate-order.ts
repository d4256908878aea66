import type { Language } from '#domain/locale/language.ts';
import type { DraftVerdict, OrderDraft } from '#domain/order/order.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { assessDraft, promise } from '#server/order/quote/assess-draft.ts';

/**
 * What stands against an order, and what it costs. A moved price does not make it invalid: the
 * quote carries the new one, for the shopper to confirm.
 */
export const validateDraft = async (
  parts: CommerceParts,
  draft: OrderDraft,
  { language, clientAddress }: { readonly language: Language; readonly clientAddress: string },
): Promise<DraftVerdict> => {
  const actorHash = actorOf(draft.tempUserID);
  await requireTurn(parts, parts.limits.quotesOfActor, actorHash);
  await requireTurn(parts, parts.limits.quotesOfAddress, clientAddress);
  const assessment = await assessDraft(parts, draft, language, { clientAddress });
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
