import * as z from 'zod/mini';
import { wireCartLine } from '#adapters/http/wire/cart-line.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

/** What a browser remembers from an earlier visit. */
export interface Remembered {
  /** Product numbers and quantities. */
  readonly cart?: Readonly<Record<string, number>>;
  readonly zip?: string;
  /** The warehouse that serves the zip; the default one otherwise. */
  readonly warehouse?: string;
  /** Absent: nobody was asked about cookies yet. */
  readonly consent?: { readonly functional: boolean };
  readonly language?: 'en-us' | 'es';
}

const products = new Map(
  seedCatalog().products.map((product) => [String(product.productId), product]),
);

const lineOf = (productId: string, quantity: number): CartLine => {
  const product = products.get(productId);
  if (product === undefined) throw new Error(`the sandbox does not sell ${productId}`);
  return {
    kind: 'product',
    id: productId,
    productId: productId as ProductId,
    quantity,
    unitPrice: product.priceCents as Cents,
    title: product.title.en,
    imagePath: product.imagePath,
    size: product.size,
  };
};

const record = (value: unknown): string => JSON.stringify({ version: 1, value });

/** Local storage as the shop itself would have left it. */
export const storageOf = ({
  cart,
  zip,
  warehouse,
  consent,
  language,
}: Remembered): Readonly<Record<string, string>> => ({
  ...(cart && {
    'crunchcart:v1:cart': record({
      lines: Object.entries(cart).map(([id, quantity]) =>
        z.encode(wireCartLine, lineOf(id, quantity)),
      ),
    }),
  }),
  ...(zip && { 'crunchcart:v1:config': record({ zipCode: zip }) }),
  ...(warehouse && { locationNumber: warehouse }),
  ...(language && { lang: language }),
  ...(consent && {
    consent: JSON.stringify({
      advertising: false,
      functional: consent.functional,
      any: true,
      decidedAt: '2026-01-02T03:04:05.000Z',
    }),
  }),
});
