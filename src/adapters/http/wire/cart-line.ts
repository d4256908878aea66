import * as z from 'zod/mini';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

const quantity = z.int().check(z.gte(0), z.lte(1_000_000));
const text = (longest: number) => z.string().check(z.maxLength(longest));
export const wireProductId = text(40).check(z.minLength(1));

const bundled = z.object({
  productId: wireProductId,
  quantity,
  title: z.exactOptional(text(200)),
});
const mixed = z.object({ productId: wireProductId, quantity });

/** A line as `persistCartData` carries it (specification point 3, spec/cli: a cart on the wire). */
const loose = z.object({
  productId: wireProductId,
  quantity,
  price: z.exactOptional(wireDollars),
  currentPrice: z.exactOptional(wireDollars),
  id: z.exactOptional(text(80)),
  title: z.exactOptional(text(200)),
  productDescription: z.exactOptional(text(2000)),
  preOrder: z.exactOptional(z.boolean()),
  preOrderText: z.exactOptional(text(200)),
  imagePath: z.exactOptional(text(300)),
  size: z.exactOptional(text(40)),
  multipack: z.exactOptional(z.boolean()),
  multipackList: z.exactOptional(z.array(mixed).check(z.maxLength(200))),
  zNonSku: z.exactOptional(text(80)),
  bundleId: z.exactOptional(text(80)),
  products: z.exactOptional(z.array(bundled).check(z.maxLength(200))),
  virtualSku: z.exactOptional(text(80)),
});

const hasMixParts = (line: z.output<typeof loose>): boolean =>
  line.multipack !== true || (line.multipackList !== undefined && line.zNonSku !== undefined);
const hasBundleParts = (line: z.output<typeof loose>): boolean =>
  line.bundleId === undefined || (line.products !== undefined && line.virtualSku !== undefined);

const wireShape = loose.check(
  z.refine(hasMixParts, 'a mix line needs multipackList and zNonSku'),
  z.refine(hasBundleParts, 'a bundle line needs products and virtualSku'),
  z.refine(
    (line) => !(line.multipack === true && line.bundleId !== undefined),
    'a line is a mix or a bundle, not both',
  ),
);

/** Cart lines, both ways: `currentPrice` wins over `price`, `title` over `productDescription`. */
export const wireCartLine = z.codec(
  wireShape,
  z.custom<CartLine>((value) => typeof value === 'object' && value !== null && 'kind' in value),
  { decode: (line) => toDomain(line), encode: (line) => toWire(line) },
);

/** A record whose undefined parts are left out, in its type too (exact optional properties). */
type Defined<Value> = {
  readonly [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Value[Key];
} & {
  readonly [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Exclude<
    Value[Key],
    undefined
  >;
};

const defined = <Value extends object>(value: Value): Defined<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as Defined<Value>;

const toDomain = (line: z.output<typeof loose>): CartLine => {
  const facts = defined({
    id: line.id ?? line.productId,
    quantity: line.quantity,
    unitPrice: line.currentPrice ?? line.price,
    title: line.title ?? line.productDescription,
    preOrder: line.preOrder,
    preOrderText: line.preOrderText,
    imagePath: line.imagePath,
    size: line.size,
  });
  if (line.multipack === true) {
    return {
      ...facts,
      kind: 'mix',
      productId: line.productId,
      contents: (line.multipackList ?? []).map(asMixed),
      nonSku: line.zNonSku ?? '',
    };
  }
  if (line.bundleId !== undefined) {
    return {
      ...facts,
      kind: 'bundle',
      productId: line.productId as ProductId,
      bundleId: line.bundleId,
      virtualSku: line.virtualSku ?? '',
      products: (line.products ?? []).map(asBundled),
    };
  }
  return { ...facts, kind: 'product', productId: line.productId as ProductId };
};

const asMixed = (item: z.output<typeof mixed>) => ({
  productId: item.productId as ProductId,
  quantity: item.quantity,
});

const asBundled = (item: z.output<typeof bundled>) =>
  defined({
    productId: item.productId as ProductId,
    quantity: item.quantity,
    title: item.title,
  });

const toWire = (line: CartLine): z.output<typeof loose> => {
  const facts = {
    productId: line.productId,
    quantity: line.quantity,
    currentPrice: line.unitPrice,
    id: line.id,
    title: line.title,
    preOrder: line.preOrder,
    preOrderText: line.preOrderText,
    imagePath: line.imagePath,
    size: line.size,
  };
  switch (line.kind) {
    case 'product':
      return defined(facts);
    case 'mix':
      return defined({
        ...facts,
        multipack: true,
        multipackList: line.contents.map((item) => ({ ...item })),
        zNonSku: line.nonSku,
      });
    case 'bundle':
      return defined({
        ...facts,
        bundleId: line.bundleId,
        virtualSku: line.virtualSku,
        products: line.products.map((item) => defined({ ...item })),
      });
  }
};
