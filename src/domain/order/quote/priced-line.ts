import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { boxProblem } from '#domain/mix/mix-box.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { addCents, type Cents, timesCents, zeroCents } from '#domain/money/cents.ts';
import type {
  OrderBundle,
  OrderLines,
  OrderMix,
  OrderProduct,
  PriceChange,
} from '#domain/order/order.ts';
import type { Stock, StockedProduct } from '#domain/order/quote/stocked-product.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';

/** What a line sells; a mix and a pack are sold under the shop's own number for them. */
type Sold =
  | { readonly kind: 'product' }
  | { readonly kind: 'mix'; readonly nonSku: string }
  | { readonly kind: 'bundle'; readonly virtualSku: string };

interface PricedUnit {
  readonly name: string;
  readonly unitPrice: Cents;
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
}

/** An order line at the shop's price; what the client said about prices is only compared. */
export type PricedLine = Sold &
  PricedUnit & {
    readonly lineItemNumber: number;
    readonly productId: string;
    readonly lineId: string;
    readonly quantity: number;
    readonly total: Cents;
    readonly priceChange?: PriceChange;
  };

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

/** Every product a draft names, inside mixes too; what variety packs hold, the catalog says. */
export const productIdsOf = (lines: OrderLines): readonly string[] =>
  draftLinesOf(lines).flatMap((entry) =>
    entry.kind === 'mix'
      ? entry.line.multipackList.map((item) => item.productId)
      : [entry.line.productId],
  );

export type BoxRules = Omit<MixRules, 'namePattern'>;

/** All lines at the shop's prices, numbered anew from 1 in the draft's order. */
export const priceLines = (
  lines: OrderLines,
  stock: Stock,
  { mix }: { readonly mix: BoxRules },
): readonly PricedLine[] =>
  draftLinesOf(lines).map((entry, index) => {
    const unit =
      entry.kind === 'mix'
        ? mixUnit(entry.line, stock, mix)
        : productUnit(entry.line, stock.get(entry.line.productId));
    const { productId, id: lineId, quantity } = entry.line;
    const total = timesCents(unit.unitPrice, quantity);
    const priced = { ...unit, lineItemNumber: index + 1, productId, lineId, quantity, total };
    const isSame = entry.line.unitPrice === unit.unitPrice && entry.line.total === total;
    if (isSame || unit.isUnknown) return priced;
    const oldPrice = entry.line.unitPrice;
    const change = { productId, title: unit.name, oldPrice, newPrice: unit.unitPrice };
    return { ...priced, priceChange: change };
  });

/** A variety pack is one wherever it stands: what it holds is the catalog's word, not the client's. */
const productUnit = (
  line: OrderProduct | OrderBundle,
  product: StockedProduct | undefined,
): Sold & PricedUnit => ({
  ...soldAs(product),
  // What the shop does not know it calls by the number alone, never by the words that came with it.
  name: product?.title ?? line.productId,
  unitPrice: product?.price ?? zeroCents,
  taxCategory: product?.taxCategory ?? 'merchandise',
  ...(product && { imagePath: product.imagePath, size: product.size }),
  ...(product?.preOrderText !== undefined && { preOrderText: product.preOrderText }),
  ...('gift' in line && line.gift !== undefined && { gift: line.gift }),
  contents: (product?.bundle?.products ?? []).map(({ productId, quantity }) => ({
    productId,
    quantity,
  })),
  isUnknown: product?.isSold !== true,
  isMalformed: false,
});

const soldAs = (product: StockedProduct | undefined): Sold =>
  product?.bundle === undefined
    ? { kind: 'product' }
    : { kind: 'bundle', virtualSku: product.bundle.virtualSku };

const mixUnit = (line: OrderMix, stock: Stock, rules: BoxRules): Sold & PricedUnit => {
  const bags = line.multipackList.map((item) => ({ item, product: stock.get(item.productId) }));
  const ofBags = addCents(
    ...bags.map(({ item, product }) => timesCents(product?.price ?? zeroCents, item.quantity)),
  );
  return {
    kind: 'mix',
    nonSku: rules.nonSku,
    name: line.name,
    unitPrice: rules.price ?? ofBags,
    taxCategory: 'snack',
    contents: line.multipackList.map(({ productId, quantity }) => ({ productId, quantity })),
    isUnknown: bags.some(({ product }) => product?.isSold !== true),
    isMalformed:
      boxProblem(line.multipackList, rules) !== undefined ||
      bags.some(({ product }) => product?.isMixable === false),
  };
};

/** Priced lines as the rules about carts see them. */
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
      return { ...facts, kind: 'mix', productId, contents, nonSku: line.nonSku };
    case 'bundle':
      return {
        ...facts,
        kind: 'bundle',
        productId,
        bundleId: productId,
        virtualSku: line.virtualSku,
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
