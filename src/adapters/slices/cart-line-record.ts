import * as z from 'zod/mini';
import { storedDollars } from '#adapters/slices/stored-dollars.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

const productId = z.pipe(
  z.string().check(z.minLength(1)),
  z.custom<ProductId>(() => true),
);
const quantity = z.int().check(z.gte(0), z.lte(1_000_000));

const facts = {
  /** Absent: the id is the product's. */
  id: z.exactOptional(z.string()),
  quantity,
  currentPrice: z.exactOptional(storedDollars),
  title: z.exactOptional(z.string()),
  preOrder: z.exactOptional(z.boolean()),
  preOrderText: z.exactOptional(z.string()),
  imagePath: z.exactOptional(z.string()),
  size: z.exactOptional(z.string()),
};

const mixRecord = z.object({
  ...facts,
  productId: z.string().check(z.minLength(1)),
  multipack: z.literal(true),
  multipackList: z.array(z.object({ productId, quantity })),
  zNonSku: z.string(),
  // A line is one kind only; what names two is unreadable.
  bundleId: z.exactOptional(z.never()),
  gift: z.exactOptional(z.never()),
});

const bundleRecord = z.object({
  ...facts,
  productId,
  bundleId: z.string(),
  virtualSku: z.string(),
  products: z.array(z.object({ productId, quantity, title: z.exactOptional(z.string()) })),
  multipack: z.exactOptional(z.literal(false)),
  gift: z.exactOptional(z.never()),
});

const productRecord = z.object({
  ...facts,
  productId,
  gift: z.exactOptional(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      recipientEmail: z.string(),
      giftMessage: z.string(),
      sendOn: z.exactOptional(z.string()),
    }),
  ),
  multipack: z.exactOptional(z.literal(false)),
  bundleId: z.exactOptional(z.never()),
});

const lineRecord = z.union([mixRecord, bundleRecord, productRecord]);
type LineRecord = z.output<typeof lineRecord>;

/**
 * A cart line as it is stored on the device (STORE-10). The field names are those of the first
 * build, so that carts stored by any build can be read; they do not follow the wire.
 */
export const storedCartLine = z.codec(
  lineRecord,
  z.custom<CartLine>((value) => typeof value === 'object' && value !== null && 'kind' in value),
  { decode: (stored) => lineOf(stored), encode: (line) => recordOf(line) },
);

const lineOf = ({ currentPrice, multipack: _, ...stored }: LineRecord): CartLine => {
  const own = {
    id: stored.id ?? stored.productId,
    ...(currentPrice !== undefined && { unitPrice: currentPrice }),
  };
  if ('multipackList' in stored) {
    const { multipackList: contents, zNonSku: nonSku, bundleId: __, gift: ___, ...line } = stored;
    return { ...line, ...own, kind: 'mix', contents, nonSku };
  }
  if ('products' in stored) {
    const { gift: __, ...line } = stored;
    return { ...line, ...own, kind: 'bundle' };
  }
  const { bundleId: __, ...line } = stored;
  return { ...line, ...own, kind: 'product' };
};

const recordOf = ({ unitPrice, ...line }: CartLine): LineRecord => {
  const price = unitPrice === undefined ? {} : { currentPrice: unitPrice };
  switch (line.kind) {
    case 'mix': {
      const { kind: _, contents, nonSku: zNonSku, ...stored } = line;
      return { ...stored, ...price, multipack: true, multipackList: [...contents], zNonSku };
    }
    case 'bundle': {
      const { kind: _, products, ...stored } = line;
      return { ...stored, ...price, products: [...products] };
    }
    case 'product': {
      const { kind: _, ...stored } = line;
      return { ...stored, ...price };
    }
  }
};
