import * as z from 'zod/mini';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
export const wireProductId = text(40).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/));

/** Who an e-gift card is for; a message of 200 characters may be 400 units long. */
export const wireGift = z.object({
  firstName: text(120),
  lastName: text(120),
  recipientEmail: text(254),
  giftMessage: text(400),
  /** The day on which it is mailed (D-GIFT-13). */
  sendOn: z.exactOptional(text(10)),
});

/** How large the parts of a line may be. */
interface LineBounds {
  readonly quantity: number;
  /** Factor on the usual lengths of texts and lists. */
  readonly room: number;
}

/** A line as `persistCartData` carries it (API-030, API-031). */
const looseLine = (bounds: LineBounds) => {
  const roomy = (longest: number) => text(longest * bounds.room);
  const most = 200 * bounds.room;
  const productId = roomy(40).check(z.minLength(1));
  const quantity = z.int().check(z.gte(0), z.lte(bounds.quantity));
  const mixed = z.object({ productId, quantity });
  const bundled = z.object({ productId, quantity, title: z.exactOptional(roomy(200)) });
  return z.object({
    productId,
    quantity,
    price: z.exactOptional(wireDollars),
    currentPrice: z.exactOptional(wireDollars),
    id: z.exactOptional(roomy(80)),
    title: z.exactOptional(roomy(200)),
    productDescription: z.exactOptional(roomy(2000)),
    preOrder: z.exactOptional(z.boolean()),
    preOrderText: z.exactOptional(roomy(200)),
    imagePath: z.exactOptional(roomy(300)),
    size: z.exactOptional(roomy(40)),
    gift: z.exactOptional(wireGift),
    multipack: z.exactOptional(z.boolean()),
    multipackList: z.exactOptional(z.array(mixed).check(z.maxLength(most))),
    zNonSku: z.exactOptional(roomy(80)),
    bundleId: z.exactOptional(roomy(80)),
    products: z.exactOptional(z.array(bundled).check(z.maxLength(most))),
    virtualSku: z.exactOptional(roomy(80)),
  });
};

type LooseLine = z.output<ReturnType<typeof looseLine>>;
type MixedItem = NonNullable<LooseLine['multipackList']>[number];
type BundledItem = NonNullable<LooseLine['products']>[number];

const hasMixParts = (line: LooseLine): boolean =>
  line.multipack !== true || (line.multipackList !== undefined && line.zNonSku !== undefined);
const hasBundleParts = (line: LooseLine): boolean =>
  line.bundleId === undefined || (line.products !== undefined && line.virtualSku !== undefined);

const lineCodec = (bounds: LineBounds) =>
  z.codec(
    looseLine(bounds).check(
      z.refine(hasMixParts, 'a mix line needs multipackList and zNonSku'),
      z.refine(hasBundleParts, 'a bundle line needs products and virtualSku'),
      z.refine(
        (line) =>
          line.gift === undefined || (line.multipack !== true && line.bundleId === undefined),
        'only a plain line is a gift card',
      ),
      z.refine(
        (line) => !(line.multipack === true && line.bundleId !== undefined),
        'a line is a mix or a bundle, not both',
      ),
    ),
    z.custom<CartLine>((value) => typeof value === 'object' && value !== null && 'kind' in value),
    { decode: (line) => toDomain(line), encode: (line) => toWire(line) },
  );

/** Cart lines, both ways: `currentPrice` wins over `price`, `title` over `productDescription`. */
export const wireCartLine = lineCodec({ quantity: 1_000_000, room: 1 });

/** The same lines in a file of one's own, where only exact arithmetic sets a bound. */
export const fileCartLine = lineCodec({ quantity: Number.MAX_SAFE_INTEGER, room: 1_000_000 });

/**
 * The same form for lines that were checked when they were read: no second check, a tenth of the
 * time. For files and terminals; what goes to a server is encoded by the codec.
 */
export const writeCartLine = (line: CartLine): Readonly<Record<string, unknown>> => {
  const wire = toWire(line);
  const { currentPrice } = wire;
  return currentPrice === undefined
    ? wire
    : { ...wire, currentPrice: dollarsFromCents(currentPrice) };
};

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

const toDomain = (line: LooseLine): CartLine => {
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
  return defined({
    ...facts,
    kind: 'product' as const,
    productId: line.productId as ProductId,
    gift: line.gift,
  });
};

const asMixed = (item: MixedItem) => ({
  productId: item.productId as ProductId,
  quantity: item.quantity,
});

const asBundled = (item: BundledItem) =>
  defined({
    productId: item.productId as ProductId,
    quantity: item.quantity,
    title: item.title,
  });

const toWire = (line: CartLine): LooseLine => {
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
      return defined({ ...facts, gift: line.gift && { ...line.gift } });
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
