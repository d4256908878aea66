import { Effect } from 'effect';
import {
  type AskedLine,
  goodsOf,
  type Shelves,
  type SkippedLine,
} from '#application/cart/goods-of-order.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { readSharedCart, type SharedLine } from '#domain/cart/shared-cart.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { mixIdOf, mixNumber } from '#domain/mix/mix-id.ts';
import { usualMixName } from '#domain/mix/mix-rules.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** A shared cart at today's prices. */
export interface OpenedCart {
  readonly lines: readonly CartLine[];
  /** What cannot be had today; of what is no longer sold the name is empty. */
  readonly skipped: readonly SkippedLine[];
}

/** Undefined when the text of the link is no shared cart. Reads only. */
export type OpenSharedCart = (text: string) => Effect.Effect<OpenedCart | undefined, CallFailure>;

interface OpenSharedCartPorts extends Shelves {
  readonly currentCart: CurrentCart;
  readonly productCards: ProductCards;
}

const asked = (line: SharedLine): AskedLine =>
  line.kind === 'mix' ? { ...line, productId: 'box', name: '' } : { ...line, name: '' };

/** The numbers that boxes get when these goods join the cart. */
const numbersIn = ({ lines, link }: Cart, goods: readonly CartLine[]): readonly number[] =>
  mergeCarts(lines, goods, [mixIdOf(link?.lastMix ?? 0)])
    .receipt.slice(lines.length)
    .map(({ line }) => mixNumber(line) ?? 1);

export const makeOpenSharedCart = ({
  currentCart,
  productCards,
  ...shelves
}: OpenSharedCartPorts): OpenSharedCart => {
  const named = Effect.fnUntraced(function* (goods: readonly CartLine[]) {
    if (!goods.some(({ kind }) => kind === 'mix')) return goods;
    const rules = yield* shelves.mixCatalog.rules;
    const numbers = numbersIn(yield* currentCart.read, goods);
    return goods.map((line, place) =>
      line.kind === 'mix' ? { ...line, title: usualMixName(rules, numbers[place] ?? 1) } : line,
    );
  });

  return Effect.fn('openSharedCart')(function* (text) {
    const lines = readSharedCart(text);
    if (lines === undefined) return undefined;
    const { goods, skipped } = yield* goodsOf({ lines: lines.map(asked) }, shelves);
    const soldOut = skipped.filter(({ because }) => because === 'unavailable');
    const ids = soldOut.map(({ productId }) => productId as ProductId);
    const cards = ids.length === 0 ? [] : yield* productCards.find(ids);
    const titles = new Map(cards.map(({ productId, title }) => [productId as string, title]));
    return {
      lines: yield* named(goods),
      skipped: skipped.map((line) => ({ ...line, name: titles.get(line.productId) ?? '' })),
    };
  });
};
