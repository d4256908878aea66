import fc from 'fast-check';
import type { BundleLine, CartLine, MixLine, ProductLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { prices } from '#test/arbitraries/money.ts';

// A handful of products and small counts, so that random carts often sell the same thing and
// often hold a line of quantity 0: laws are only as good as the odd cases they meet.
export const productIds = (): fc.Arbitrary<ProductId> =>
  fc.constantFrom('CHP-0101', 'chp-0101', 'POP-0203', 'PRZ-0301').map((id) => id as ProductId);

const quantities = (): fc.Arbitrary<number> => fc.nat({ max: 9 });

const boxed = () =>
  fc.array(fc.record({ productId: productIds(), quantity: fc.nat({ max: 3 }) }), { maxLength: 4 });

const priced = () => ({
  quantity: quantities(),
  unitPrice: prices(),
  title: fc.constantFrom('Sea Salt Chips', 'Movie night'),
});

const productLines = (): fc.Arbitrary<ProductLine> =>
  fc
    .record({ productId: productIds(), ...priced() })
    .map((line) => ({ kind: 'product', id: line.productId, ...line }));

/** Charged when it is ordered, sent when there is some (D-CART-12). */
const preOrderLines = (): fc.Arbitrary<ProductLine> =>
  fc.record(priced()).map((line) => ({
    kind: 'product',
    id: 'PRE-0901',
    productId: 'PRE-0901' as ProductId,
    preOrder: true,
    preOrderText: 'Ships in May',
    ...line,
  }));

/** Two designs and two recipients, who are told the same or not. */
const giftLines = (): fc.Arbitrary<ProductLine> =>
  fc
    .record({
      productId: fc.constantFrom('GFT-0010', 'GFT-0025').map((id) => id as ProductId),
      name: fc.constantFrom('Ada', 'Grace'),
      giftMessage: fc.constantFrom('', 'Enjoy!'),
      ...priced(),
    })
    .map(({ name, giftMessage, ...line }) => ({
      kind: 'product',
      id: `${line.productId}-${name}-${giftMessage.length}`,
      gift: {
        firstName: name,
        lastName: 'Hopper',
        recipientEmail: `${name.toLowerCase()}@example.com`,
        giftMessage,
      },
      ...line,
    }));

/** Numbers with gaps, leading zeros and one that is no safe integer. */
export const mixIds = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((n) => `MYOMP-30-${n}`),
    fc.constantFrom('MYOMP-30-007', 'MYOMP-30-99999999999999999999', 'MYOMP-30-x', 'movie'),
  );

export const mixLines = (): fc.Arbitrary<MixLine> =>
  fc
    .record({ id: mixIds(), contents: boxed(), ...priced() })
    .map((line) => ({ kind: 'mix', productId: line.id, nonSku: 'ZMYOMP30', ...line }));

export const bundleLines = (): fc.Arbitrary<BundleLine> =>
  fc
    .record({
      bundleId: fc.constantFrom('VP-0007', 'VP-0008', 'CHP-0101'),
      virtualSku: fc.constantFrom('V-1', 'V-2'),
      products: boxed(),
      ...priced(),
    })
    .map((line) => ({
      kind: 'bundle',
      id: line.bundleId,
      productId: line.bundleId as ProductId,
      ...line,
    }));

export const cartLines = (): fc.Arbitrary<CartLine> =>
  fc.oneof(productLines(), mixLines(), bundleLines(), preOrderLines(), giftLines());

/** Any lines a cart file may hold: twins and clashing ids included. */
export const wildCarts = (): fc.Arbitrary<readonly CartLine[]> =>
  fc.array(cartLines(), { maxLength: 8 });

/** Carts as the shop lets them be: no two lines sell the same thing or share an id. */
export const carts = (): fc.Arbitrary<readonly CartLine[]> =>
  fc
    .uniqueArray(cartLines(), { selector: sells, maxLength: 8 })
    .map((lines) => lines.map(numbered).map(ownNamed));

/** Carts without empty lines. */
export const filledCarts = (): fc.Arbitrary<readonly CartLine[]> =>
  carts().map((lines) => lines.map((line) => ({ ...line, quantity: line.quantity + 1 })));

/** A line's identity in a cart, written independently of the code under test. */
export const sells = (line: CartLine): string => {
  switch (line.kind) {
    case 'product':
      return `product ${line.productId} ${Object.values(line.gift ?? {}).join('|')}`;
    case 'mix':
      return `mix ${tallied(line.contents)}`;
    case 'bundle':
      return `bundle ${line.bundleId} ${line.virtualSku} ${tallied(line.products)}`;
  }
};

/** Whole units by product, as text. */
export const tallied = (
  items: readonly { readonly productId: string; readonly quantity: number }[],
): string => {
  const tally: Record<string, number> = {};
  for (const item of items) tally[item.productId] = (tally[item.productId] ?? 0) + item.quantity;
  return Object.entries(tally)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => `${productId}=${quantity}`)
    .sort()
    .join(' ');
};

/** A plain line of one product, for examples. */
export const product = (id: string, quantity: number, unitPrice = 349): ProductLine => ({
  kind: 'product',
  id,
  productId: id as ProductId,
  quantity,
  unitPrice: unitPrice as Cents,
  title: id,
});

/** A mix of the given products, for examples. */
export const mix = (
  id: string,
  contents: Readonly<Record<string, number>>,
  quantity = 1,
): MixLine => ({
  kind: 'mix',
  id,
  productId: id,
  quantity,
  unitPrice: 1998 as Cents,
  title: 'Movie night',
  nonSku: 'ZMYOMP30',
  contents: Object.entries(contents).map(([productId, units]) => ({
    productId: productId as ProductId,
    quantity: units,
  })),
});

/** A variety pack, for examples. */
export const bundle = (
  id: string,
  products: Readonly<Record<string, number>>,
  quantity = 1,
): BundleLine => ({
  kind: 'bundle',
  id,
  productId: id as ProductId,
  bundleId: id,
  virtualSku: `V-${id}`,
  quantity,
  unitPrice: 1599 as Cents,
  title: 'Classic mix',
  products: Object.entries(products).map(([productId, units]) => ({
    productId: productId as ProductId,
    quantity: units,
  })),
});

const ownNamed = (line: CartLine, index: number, lines: readonly CartLine[]): CartLine =>
  lines.slice(0, index).some(({ id }) => id === line.id)
    ? { ...line, id: `${line.id}~${index + 1}` }
    : line;

const numbered = (line: CartLine, index: number): CartLine =>
  line.kind === 'mix'
    ? { ...line, id: `MYOMP-30-${index + 1}`, productId: `MYOMP-30-${index + 1}` }
    : line;
