import type { Cents } from '#domain/money/cents.ts';
import { addCents, timesCents } from '#domain/money/cents.ts';
import type {
  OrderBundle,
  OrderLineFacts,
  OrderLines,
  OrderMix,
  PriceChange,
} from '#domain/order/order.ts';
import type { TaxCategory } from '#domain/order/order-tax.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { TillSettings } from '#server/data/commerce/settings.ts';
import type { Shelf, ShelfProduct } from '#server/data/commerce/shelf.ts';

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
  /** What one unit of the line holds; empty for a loose product. */
  readonly contents: readonly ItemDemand[];
  /** True when the line's ids or contents are nothing the shop sells. */
  readonly isUnknown: boolean;
  readonly priceChange?: PriceChange;
}

type DraftLine =
  | { readonly kind: 'product'; readonly line: OrderLineFacts }
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
const priceProduct = (line: OrderLineFacts, product: ShelfProduct | undefined): Priced => ({
  kind: product?.bundle === undefined ? 'product' : 'bundle',
  name: product?.title ?? line.name,
  unitPrice: product?.price ?? (0 as Cents),
  taxCategory: product?.taxCategory ?? 'merchandise',
  ...(product === undefined ? {} : { imagePath: product.imagePath, size: product.size }),
  ...(product?.preOrderText === undefined ? {} : { preOrderText: product.preOrderText }),
  contents: (product?.bundle?.products ?? []).map(({ productId, quantity }) => ({
    productId,
    quantity,
  })),
  isUnknown: product === undefined || !product.isSold,
});

const priceMix = (line: OrderMix, shelf: Shelf, settings: TillSettings): Priced => {
  const bags = line.multipackList.map((item) => ({ item, product: shelf.get(item.productId) }));
  const size = line.multipackList.reduce((sum, item) => sum + item.quantity, 0);
  const ofBags = addCents(
    ...bags.map(({ item, product }) => timesCents(product?.price ?? (0 as Cents), item.quantity)),
  );
  return {
    kind: 'mix',
    name: line.name,
    unitPrice: settings.mixPrice ?? ofBags,
    taxCategory: 'snack',
    contents: line.multipackList.map(({ productId, quantity }) => ({ productId, quantity })),
    isUnknown:
      size !== settings.mixPackSize ||
      bags.some(({ product }) => product === undefined || !product.isSold || !product.isMixable),
  };
};

/**
 * What the lines take from the shelf, summed over loose products, mixes and variety packs. A pack
 * counts itself too: its own stock says how many are put together.
 */
export const demandOfLines = (lines: readonly PricedLine[]): ReadonlyMap<string, number> => {
  const demand = new Map<string, number>();
  const add = (productId: string, quantity: number): void => {
    demand.set(productId, (demand.get(productId) ?? 0) + quantity);
  };
  for (const line of lines) {
    if (line.kind !== 'mix') add(line.productId, line.quantity);
    for (const item of line.contents) add(item.productId, item.quantity * line.quantity);
  }
  return demand;
};
