import {
  createmixpack,
  deletemixpack,
  getmixpack,
  getmixpacklist,
  updatemixpack,
} from '#adapters/http/wire/calls/customer/mixpack-calls.ts';
import { mixOnWire } from '#adapters/http/wire/saved-mix.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { type AccountBasis, openAccount, requireAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { deleteKeptMix, readKeptMixes } from '#server/data/mix/saved-mixes.ts';
import { createMix, showMix, updateMix } from '#server/mix/keep-mixes.ts';

/** Boxes an account keeps; each call is about the boxes of who asks, or refused. */
export const mixpackAnswers = (parts: AccountBasis): readonly AnsweredCall[] => [
  answer(getmixpacklist, async ({ shopper, query }) => {
    const { account_id: accountId } = await requireAccount(parts, shopper, query.accountId);
    const { mixes } = await readKeptMixes(parts.db, accountId);
    return { items: mixes.map(mixOnWire) };
  }),
  answer(getmixpack, async ({ shopper, query }) => {
    const { account_id: accountId } = await openAccount(parts, shopper);
    return { items: [mixOnWire(await showMix(parts, accountId, query.mixpackId))] };
  }),
  answer(createmixpack, async ({ shopper, body, language }) => {
    const { account_id: accountId } = await requireAccount(parts, shopper, body.accountId);
    const { name, multipackList, above } = body;
    const contents = contentsIn(multipackList);
    const wish = { name, contents, ...(above !== undefined && { above }) };
    return { items: [mixOnWire(await createMix(parts, accountId, wish, language))] };
  }),
  answer(updatemixpack, async ({ shopper, body, language }) => {
    const { account_id: accountId } = await openAccount(parts, shopper);
    const { mixpackId: id, name, multipackList, version } = body;
    const contents = contentsIn(multipackList);
    const change = { id, name, contents, ...(version !== undefined && { version }) };
    return { items: [mixOnWire(await updateMix(parts, accountId, change, language))] };
  }),
  answer(deletemixpack, async ({ shopper, body: { mixpackId } }) => {
    const { account_id: accountId } = await openAccount(parts, shopper);
    await deleteKeptMix(parts.db, accountId, mixpackId);
    return { items: [{ mixpackId }] };
  }),
];

const contentsIn = (
  list: readonly { readonly productId: string; readonly quantity: number }[],
): readonly MixedProduct[] =>
  list.map(({ productId, quantity }) => ({ productId: productId as ProductId, quantity }));
