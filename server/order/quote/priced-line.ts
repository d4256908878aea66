import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import type { Cents } from '#domain/money/cents.ts';
import { addCents, timesCents } from '#domain/money/cents.ts';
import type {
  OrderBundle,
  OrderLines,
  OrderMix,
  OrderProduct,
  PriceChange,
} from '#domain/order/order.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { Shelf, ShelfProduct } from '#server/data/catalog/shelf.ts';
import type { TillSettings } from '#server/data/order/till-settings.ts';

/** An order line at the server's price; what the client said about prices is only compared. */
export interface PricedLine {
  readonly lineItemNumber: number;
  readonly kind: 'product' | 'mix' | 'bundle';
  readonly productId: string;
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly total: Cents;
  readonly taxCategory: TaxCategory;
  readonly imagePath?: string;
  readonly size?: string;
  readonly preOrderText?: string;
  /** Who an e-gift card is for. */
  readonly gift?: GiftRecipient;
  /** What one unit of the line holds; empty for a loose product. */
  readonly contents: readonly ItemDemand[];
  /** True when the line's product is nothing the shop sells. */
  readonly isUnknown: boolean;
  /** A mix that breaks the rules of boxes, or of products that do not go into a box. */
  readonly isMalformed: boolean;
  readonly priceChange?: PriceChange;
}

type DraftLine =
  | { readonly kind: 'product'; readonly line: OrderProduct }
  | { readonly kind: 'mix'; readonly line: OrderMix }
  | { readonly kind: 'bundle'; readonly line: OrderBundle };

const draftLinesOf = (lines: OrderLines): readonly DraftLine[] =>
  [
    ...lines.products.map((line) => ({ kind: 'product' as const, line })),
    ...lines.multipack.map((line) => ({ kind: 'mix' as const, line })),
    ...lines.bundle.map((line) => ({ kind: 'bundle' as const, line })),
  ].sort((a, b) => a.line.lineItemNumber - b.line.lineItemNumber);

/** Every product a draft names, inside mixes too; what variety packs hold the shelf adds itself. */
export const productIdsOf = (lines: OrderLines): readonly string[] =>
  draftLinesOf(lines).flatMap((entry) =>
    entry.kind === 'mix'
      ? entry.line.multipackList.map((item) => item.productId)
      : [entry.line.productId],
  );

/** All lines at the shelf's prices, numbered anew from 1 in the draft's order. */
export const priceLines = (
  lines: OrderLines,
  shelf: Shelf,
  settings: TillSettings,
): readonly PricedLine[] =>
  draftLinesOf(lines).map((entry, index) => {
    const priced =
      entry.kind === 'mix'
        ? priceMix(entry.line, shelf, settings)
        : priceProduct(entry.line, shelf.get(entry.line.productId));
    const { line } = entry;
    const total = timesCents(priced.unitPrice, line.quantity);
    const same = line.unitPrice === priced.unitPrice && line.total === total;
    return {
      ...priced,
      lineItemNumber: index + 1,
      productId: line.productId,
      lineId: line.id,
      quantity: line.quantity,
      total,
      ...(same || priced.isUnknown
        ? {}
        : {
            priceChange: {
              productId: line.productId,
              title: priced.name,
              oldPrice: line.unitPrice,
              newPrice: priced.unitPrice,
            },
          }),
    };
  });

type Priced = Omit<PricedLine, 'lineItemNumber' | 'productId' | 'lineId' | 'quantity' | 'total'>;

/** A variety pack is one wherever it stands: what it holds is the catalogue's word, not the client's. */
const priceProduct = (
  line: OrderProduct | OrderBundle,
  product: ShelfProduct | undefined,
): Priced => ({
  kind: product?.bundle === undefined ? 'product' : 'bundle',
  // What the shop does not know it calls by the number alone, never by the words that came with it.
  name: product?.title ?? line.productId,
  unitPrice: product?.price ?? (0 as Cents),
  taxCategory: product?.taxCategory ?? 'merchandise',
  ...(product === undefined ? {} : { imagePath: product.imagePath, size: product.size }),
  ...(product?.preOrderText === undefined ? {} : { preOrderText: product.preOrderText }),
  ...('gift' in line && line.gift !== undefined && { gift: line.gift }),
  contents: (product?.bundle?.products ?? []).map(({ productId, quantity }) => ({
    productId,
    quantity,
  })),
  isUnknown: product === undefined || !product.isSold,
  isMalformed: false,
});

const priceMix = (line: OrderMix, shelf: Shelf, settings: TillSettings): Priced => {
  const bags = line.multipackList.map((item) => ({ item, product: shelf.get(item.productId) }));
  const ofBags = addCents(
    ...bags.map(({ item, product }) => timesCents(product?.price ?? (0 as Cents), item.quantity)),
  );
  return {
    kind: 'mix',
    name: line.name,
    unitPrice: settings.mix.price ?? ofBags,
    taxCategory: 'snack',
    contents: line.multipackList.map(({ productId, quantity }) => ({ productId, quantity })),
    isUnknown: bags.some(({ product }) => product === undefined || !product.isSold),
    isMalformed:
      mixProblem(line.multipackList, settings.mix) !== undefined ||
      bags.some(({ product }) => product?.isMixable === false),
  };
};

/** Priced lines as the domain's rules about carts see them. */
export const asCartLines = (lines: readonly PricedLine[]): readonly CartLine[] =>
  lines.map(asCartLine);

const asCartLine = (line: PricedLine): CartLine => {
  const facts = {
    id: line.lineId,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    preOrder: line.preOrderText !== undefined,
  };
  const contents = line.contents as readonly MixedProduct[];
  const productId = line.productId as ProductId;
  switch (line.kind) {
    case 'product':
      return {
        ...facts,
        kind: 'product',
        productId,
        ...(line.gift !== undefined && { gift: line.gift }),
      };
    case 'mix':
      return { ...facts, kind: 'mix', productId, contents, nonSku: productId };
    case 'bundle':
      return {
        ...facts,
        kind: 'bundle',
        productId,
        bundleId: productId,
        virtualSku: productId,
        products: contents,
      };
  }
};

/**
 * What the lines take from the shelf, summed over loose products, mixes and variety packs. A pack
 * takes itself as well: its own stock says how many can be put together.
 */
export const demandOfLines = (lines: readonly PricedLine[]): ReadonlyMap<string, number> => {
  const demand = new Map(
    demandOf(asCartLines(lines)).map(({ productId, quantity }) => [productId, quantity]),
  );
  for (const line of lines) {
    if (line.kind !== 'bundle') continue;
    demand.set(line.productId, (demand.get(line.productId) ?? 0) + line.quantity);
  }
  return demand;
};
