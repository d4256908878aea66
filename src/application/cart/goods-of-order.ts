import { Effect } from 'effect';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { newMixLine } from '#domain/cart/lines/mix-line.ts';
import { newLine } from '#domain/cart/lines/new-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { PlacedLine } from '#domain/order/order.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Why a line of an old order is not added. */
export type SkippedBecause =
  | 'gone'
  | 'unavailable'
  /** Bags of the mix are unavailable, or it no longer fits the rules of mixes. */
  | 'mix-items'
  | 'mix-rules';

export interface SkippedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly because: SkippedBecause;
}

/** What an old order, or a shared cart, says of a line. */
export type AskedLine = Pick<PlacedLine, 'kind' | 'productId' | 'name' | 'quantity' | 'contents'>;

export interface Shelves {
  readonly catalog: Pick<Catalog, 'product'>;
  readonly mixCatalog: MixCatalog;
}

/** A line to put into the cart, or why it cannot be. */
type Found = CartLine | SkippedBecause;

interface MixTable {
  readonly rules: MixRules;
  readonly shelf: readonly ProductSummary[];
}

/** How many products are read at the same time. */
const together = 4;

/** The available lines of an order at current prices; the other lines with the reason. */
export const goodsOf = Effect.fnUntraced(function* (
  order: { readonly lines: readonly AskedLine[] },
  { catalog, mixCatalog }: Shelves,
) {
  const hasMixes = order.lines.some(({ kind }) => kind === 'mix');
  const table = hasMixes
    ? yield* Effect.all({ rules: mixCatalog.rules, shelf: mixCatalog.shelf })
    : undefined;
  const found = yield* Effect.forEach(
    order.lines,
    (line): Effect.Effect<Found, CallFailure> =>
      line.kind === 'mix' ? Effect.succeed(mixAgain(line, table)) : productAgain(line, catalog),
    { concurrency: together },
  );
  const goods: CartLine[] = [];
  const skipped: SkippedLine[] = [];
  order.lines.forEach(({ productId, name, quantity }, index) => {
    const again = found[index] ?? 'gone';
    if (typeof again === 'object') goods.push(again);
    else skipped.push({ productId, name, quantity, because: again });
  });
  return { goods, skipped };
});

const productAgain = (
  { productId, quantity }: AskedLine,
  catalog: Shelves['catalog'],
): Effect.Effect<Found, CallFailure> =>
  catalog.product(productId as ProductId).pipe(
    Effect.map(
      (product): Found => (product.available ? newLine(product, quantity) : 'unavailable'),
    ),
    Effect.catchTag('ProductNotFound', () => Effect.succeed<Found>('gone')),
  );

const mixAgain = ({ name, quantity, contents = [] }: AskedLine, table?: MixTable): Found => {
  if (table === undefined || mixProblem(contents, table.rules) !== undefined) return 'mix-rules';
  const { rules, shelf } = table;
  const offered = new Map(shelf.map((product) => [product.productId as string, product]));
  const unitPrice = mixPrice(contents, (productId) => offered.get(productId)?.price, rules);
  const gone = contents.some(({ productId }) => offered.get(productId)?.available !== true);
  if (gone || unitPrice === undefined) return 'mix-items';
  const { nonSku } = rules;
  return { ...newMixLine({ title: name, contents, nonSku, unitPrice }), quantity };
};
