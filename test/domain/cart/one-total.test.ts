import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { cartTotals } from '#cli/commands/cart/cart-totals.ts';
import { wireLines } from '#cli/commands/cart/wire-cart.ts';
import type { Session } from '#cli/session/session.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { couponAmount } from '#domain/cart/lines/gift-lines.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { dollarsFromCents, lesserCents } from '#domain/money/cents.ts';
import type { Quote } from '#domain/order/order.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import { priceLines } from '#domain/order/quote/priced-line.ts';
import type { Stock } from '#domain/order/quote/stocked-product.ts';
import { quotedCart } from '#domain/order/quoted-cart.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import type { OrderSettings } from '#server/data/order/order-settings.ts';
import { priceOf } from '#server/order/quote/pricing.ts';
import { carts } from '#test/arbitraries/cart.ts';
import { zipIn, zipOfEveryState } from '#test/sandbox/parties/every-state.ts';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';

const { taxes } = openSandboxParties(zipOfEveryState);

const folder = mkdtempSync(join(tmpdir(), 'crunch-total-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cartFile = join(folder, 'cart.json');
const couponFile = join(folder, 'coupon.json');
const dollars = (cents: Cents) => dollarsFromCents(cents).toFixed(2);

/** A shelf that sells every line of a cart at the price the cart names. */
const shelfOf = (lines: readonly CartLine[]): Stock =>
  new Map(
    lines.flatMap((line) => {
      const isGift = line.kind === 'product' && line.gift !== undefined;
      const product = {
        productId: line.productId,
        kind: isGift ? ('gift-card' as const) : ('snack' as const),
        isSold: true,
        title: '',
        size: '',
        imagePath: '',
        price: line.unitPrice ?? (0 as Cents),
        taxCategory: isGift ? ('gift-card' as const) : ('snack' as const),
        isMixable: true,
        ...(line.kind === 'bundle' && {
          bundle: { virtualSku: line.virtualSku, products: line.products },
        }),
        excludedZipPrefixes: [],
        stock: 1e6,
        stockAnywhere: 1e6,
      };
      return line.kind === 'mix' ? [] : [[line.productId as string, product] as const];
    }),
  );

/** One price for one product, and for every box, as in a shop. */
const asSold = (lines: readonly CartLine[], mixPrice: Cents): readonly CartLine[] => {
  const prices = new Map<ProductId | string, Cents>();
  return lines.map((line) => {
    if (line.kind === 'mix') return { ...line, unitPrice: mixPrice };
    const unitPrice = prices.get(line.productId) ?? line.unitPrice ?? (0 as Cents);
    prices.set(line.productId, unitPrice);
    return { ...line, unitPrice };
  });
};

const cents = (max: number) => fc.nat({ max }).map((value) => value as Cents);

it('[CART-08] [CART-09] one cart costs the same to the cent on the server, in the browser and in the terminal', async () => {
  await fc.assert(
    fc.asyncProperty(
      carts(),
      cents(3000),
      cents(900),
      cents(2000),
      fc.option(cents(2500), { nil: undefined }),
      fc.constantFrom('TX', 'PA', 'NY', 'OR'),
      async (anyLines, mixPrice, shippingCharge, freeShippingThreshold, off, state) => {
        // What is sold of one product as a pack is no loose product too.
        const packs = new Set(anyLines.flatMap((l) => (l.kind === 'bundle' ? [l.productId] : [])));
        const lines = asSold(
          anyLines.filter((line) => line.kind !== 'product' || !packs.has(line.productId)),
          mixPrice,
        );
        const mix = { packSize: 30, maxPerItem: 30, minDistinct: 1, nonSku: 'Z', price: mixPrice };
        const giftCards = { perOrder: 5, totalPerOrder: 50_000 as Cents };
        const settings = { freeShippingThreshold, shippingCharge, giftCards, mix };
        const wanted = wantedLines(lines);
        const discount = off && lesserCents(off, couponAmount(wanted));
        const coupon =
          discount === undefined
            ? undefined
            : { discount, discountedAmount: 0 as Cents, freeOrder: false };

        const priced = priceLines(
          orderLinesOf(wanted),
          shelfOf(wanted),
          settings as unknown as OrderSettings,
        );
        const price = await priceOf(
          { tax: taxes, report: () => undefined },
          { state, zipcode: zipIn(state) },
          priced,
          settings as unknown as OrderSettings,
          coupon,
        );

        if (isRefusal(price)) throw new Error(price.code);
        const quote: Quote = { quoteId: 'q', ...price, amountDue: price.totalAmount, expiresAt: 0 };
        const store = new CartStore(coreOf({}), {
          added: () => undefined,
          refused: () => undefined,
        });
        const kept = { couponName: 'C', cartAmount: 0 as Cents, discountedAmount: 0 as Cents };
        const said = { ...kept, message: '', cartID: '', date: '' };
        store.replace(
          quotedCart({ lines, ...(coupon && { coupon: { ...said, ...coupon } }) }, quote, []),
        );
        if (!store.totals.ok) throw new Error(store.totals.problem.key);
        const { subTotal, tax, totalAmount } = store.totals.value;
        expect([subTotal, store.totals.value.discount, tax, totalAmount]).toEqual([
          price.subTotal,
          price.discount,
          price.tax,
          price.totalAmount,
        ]);

        writeFileSync(cartFile, JSON.stringify(wireLines(lines)));
        writeFileSync(
          couponFile,
          JSON.stringify(discount ? { discount: dollarsFromCents(discount) } : {}),
        );
        const flags = {
          cart: cartFile,
          coupon: couponFile,
          shipping: dollars(price.shippingCharge),
          tax: dollars(price.tax),
        };
        const session = { settings: { language: 'en-us' }, words: {} } as unknown as Session;
        const answer = await cartTotals(session, { args: [], flags });
        expect(answer?.data).toMatchObject({
          subTotal: dollarsFromCents(price.subTotal),
          totalAmount: dollarsFromCents(price.totalAmount),
        });
      },
    ),
  );
});
