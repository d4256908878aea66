import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { type Bags, bagsToGo, contentsOf, setCount } from '#domain/mix/mix-bags.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { offeredFlavors } from '#domain/mix/offered-flavors.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const newFlags = z.object({ name: z.optional(z.string()), item: z.array(z.string()) });

export interface Table {
  readonly rules: MixRules;
  readonly shelf: readonly ProductSummary[];
}

/** `CHP-0101=18` */
const itemIn = (text: string, { words }: Session): MixedProduct => {
  const [, productId, count] = /^([A-Za-z0-9-]{1,40})=([1-9]\d{0,2})$/.exec(text) ?? [];
  if (productId === undefined) {
    throw badUsage(fillBlanks(words['error.mixItem'], { value: text }), 'item');
  }
  return { productId: productId as ProductId, quantity: Number(count) };
};

/** The bags of the `--item` flags. Too many are refused, not dropped. */
export const bagsOf = (
  items: readonly string[],
  { rules }: Pick<Table, 'rules'>,
  session: Session,
): Bags => {
  let { bags } = emptyMixDraft;
  for (const { productId, quantity } of items.map((text) => itemIn(text, session))) {
    const before = bags.length;
    bags = setCount(bags, productId, quantity, rules);
    const { packSize } = rules;
    if (bags.length - before !== quantity) {
      throw badUsage(fillBlanks(session.words['error.mixFull'], { packSize, productId }), 'item');
    }
  }
  return bags;
};

/** Makes a mix the current one, in place of the one before. */
export const mixNew: Action = (session, { flags }) => {
  const { name = '', item } = parseFlags(newFlags, flags, session.words);
  for (const text of item) itemIn(text, session);
  return withShop(session, async ({ useCases, ask, change }) => {
    const box = await ask(useCases.mix.showMixProducts());
    const bags = bagsOf(item, box, session);
    const draft = await change(() => useCases.mix.storeMix({ ...emptyMixDraft, bags, name }));
    return shown(draft, box, session);
  });
};

/** Fills the rest of the current mix. */
export const mixSurprise: Action = (session) =>
  withShop(session, async ({ useCases, ask, change }) => {
    const box = await ask(useCases.mix.showMixProducts());
    const draft = await ask(useCases.mix.readMix());
    const flavors = offeredFlavors(box.shelf);
    const bags = await ask(useCases.mix.surpriseMix(draft.bags, flavors, box.rules));
    return shown(await change(() => useCases.mix.storeMix({ ...draft, bags })), box, session);
  });

/** The current mix, for people and for programs. */
export const shown = (draft: MixDraft, { rules, shelf }: Table, session: Session): Answer => {
  const { words, terminal } = session;
  const known = new Map(shelf.map((one) => [one.productId as string, one]));
  const contents = contentsOf(draft.bags);
  const price = mixPrice(contents, (productId) => known.get(productId)?.price, rules);
  const bagsLeft = bagsToGo(draft.bags, rules);
  return {
    data: {
      name: draft.name,
      multipackCartItems: contents,
      replaceMixItems: draft.replaceMixItems,
      ...(draft.editing !== undefined && { editing: draft.editing }),
      ...(draft.saved !== undefined && { mixpackId: draft.saved.id }),
      packSize: rules.packSize,
      bagsToGo: bagsLeft,
      zNonSku: rules.nonSku,
      ...(price !== undefined && { price: dollarsFromCents(price) }),
    },
    text: () => {
      const columns = [
        { title: words['out.product'] },
        { title: words['out.name'] },
        { title: words['out.quantity'], align: 'end' },
      ] as const;
      const rows = contents.map(({ productId, quantity }) => [
        productId,
        known.get(productId)?.title ?? '',
        String(quantity),
      ]);
      const left = fillBlanks(words['out.bagsToGo'], { count: bagsLeft, size: rules.packSize });
      return rows.length === 0 ? left : `${table(columns, rows, terminal)}\n\n${left}`;
    },
  };
};
