import type { BundleLine, CartLine, MixLine, ProductLine } from '#domain/cart/lines/cart-line.ts';
import { timesCents, zeroCents } from '#domain/money/cents.ts';
import type {
  OrderBundle,
  OrderLineFacts,
  OrderLines,
  OrderMix,
  OrderProduct,
} from '#domain/order/order.ts';

/**
 * A cart as an order payload: every line in exactly one list, numbered 1 … n in cart order over all
 * three lists together (ORDER-01 … ORDER-04). A line without a price counts 0; totals refuse such a
 * cart before it gets here (D-READ-04).
 */
export const orderLinesOf = (lines: readonly CartLine[]): OrderLines => {
  const numbered = lines.map((line, index) => ({ line, facts: factsOf(line, index + 1) }));
  return {
    products: numbered.flatMap(({ line, facts }) =>
      line.kind === 'product' ? [productOf(line, facts)] : [],
    ),
    multipack: numbered.flatMap(({ line, facts }) =>
      line.kind === 'mix' ? [mixOf(line, facts)] : [],
    ),
    bundle: numbered.flatMap(({ line, facts }) =>
      line.kind === 'bundle' ? [bundleOf(line, facts)] : [],
    ),
  };
};

const factsOf = (line: CartLine, lineItemNumber: number): OrderLineFacts => {
  const unitPrice = line.unitPrice ?? zeroCents;
  return {
    lineItemNumber,
    productId: line.productId,
    quantity: line.quantity,
    unitPrice,
    id: line.id,
    total: timesCents(unitPrice, line.quantity),
    name: line.title ?? line.productId,
  };
};

const productOf = ({ gift }: ProductLine, facts: OrderLineFacts): OrderProduct =>
  gift === undefined ? facts : { ...facts, gift };

const mixOf = (line: MixLine, facts: OrderLineFacts): OrderMix => ({
  ...facts,
  multipackId: line.id,
  multipackList: line.contents,
  nonSku: line.nonSku,
});

const bundleOf = (line: BundleLine, facts: OrderLineFacts): OrderBundle => ({
  ...facts,
  bundleId: line.bundleId,
  bundleList: line.products.map(({ productId, quantity }) => ({ productId, quantity })),
  virtualSku: line.virtualSku,
});
