import { giftcardbalance } from '#adapters/http/wire/calls/gift-calls.ts';
import { openAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { showBalance } from '#server/gift/show-balance.ts';

/** The call about gift cards that are spent. */
export const giftAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(giftcardbalance, async ({ body: { code, tempUserID }, clientAddress, shopper }) => {
    const account = shopper && (await openAccount(parts, shopper));
    if (isRefusal(account)) return account;
    const shown = await showBalance(parts, code, {
      accountId: account?.account_id,
      actorHash: tempUserID === undefined ? undefined : actorOf(tempUserID),
      clientAddress,
    });
    return isRefusal(shown) ? shown : { items: [shown] };
  }),
];
