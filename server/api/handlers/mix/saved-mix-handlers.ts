import {
  createmixpack,
  deletemixpack,
  getmixpack,
  getmixpacklist,
  updatemixpack,
} from '#adapters/http/wire/calls/account/saved-mix-calls.ts';
import { mixOnWire } from '#adapters/http/wire/saved-mix.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import { type AccountBasis, openAccount, requireAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import { deleteSavedMix, readSavedMixes } from '#server/data/mix/saved-mixes.ts';
import { createMix, showMix, updateMix } from '#server/mix/save-mixes.ts';

/** Saved mixes; a call about another account's mixes is refused. */
export const savedMixAnswers = (parts: AccountBasis): readonly AnsweredCall[] => [
  answer(getmixpacklist, async ({ shopper, query }) => {
    const account = await requireAccount(parts, shopper, query.accountId);
    if (isRefusal(account)) return account;
    const { mixes } = await readSavedMixes(parts.db, account.account_id);
    return { items: mixes.map(mixOnWire) };
  }),
  answer(getmixpack, async ({ shopper, query }) => {
    const account = await openAccount(parts, shopper);
    if (isRefusal(account)) return account;
    return replyWithMix(await showMix(parts, account.account_id, query.mixpackId));
  }),
  answer(createmixpack, async ({ shopper, body, language }) => {
    const account = await requireAccount(parts, shopper, body.accountId);
    if (isRefusal(account)) return account;
    const { name, multipackList, above } = body;
    const contents = contentsIn(multipackList);
    const newMix = { name, contents, ...(above !== undefined && { above }) };
    return replyWithMix(await createMix(parts, account.account_id, newMix, language));
  }),
  answer(updatemixpack, async ({ shopper, body, language }) => {
    const account = await openAccount(parts, shopper);
    if (isRefusal(account)) return account;
    const { mixpackId: id, name, multipackList, version } = body;
    const contents = contentsIn(multipackList);
    const change = { id, name, contents, ...(version !== undefined && { version }) };
    return replyWithMix(await updateMix(parts, account.account_id, change, language));
  }),
  answer(deletemixpack, async ({ shopper, body: { mixpackId } }) => {
    const account = await openAccount(parts, shopper);
    if (isRefusal(account)) return account;
    await deleteSavedMix(parts.db, account.account_id, mixpackId);
    return { items: [{ mixpackId }] };
  }),
];

const replyWithMix = (mix: SavedMix | Refusal) =>
  isRefusal(mix) ? mix : { items: [mixOnWire(mix)] };

const contentsIn = (
  list: readonly { readonly productId: string; readonly quantity: number }[],
): readonly MixedProduct[] =>
  list.map(({ productId, quantity }) => ({ productId: productId as ProductId, quantity }));
