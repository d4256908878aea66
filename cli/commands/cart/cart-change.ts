import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import { metAccount, type StoredFacts } from '#cli/commands/cart/account-cart.ts';
import { estimateData, estimateText, zipEstimate } from '#cli/commands/cart/cart-estimate.ts';
import { cartLinesText, totalsText } from '#cli/commands/cart/cart-text.ts';
import { withCouponChecked } from '#cli/commands/cart/cart-with-coupon-checked.ts';
import { wireLines, wireTotals } from '#cli/commands/cart/wire-cart.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import type { Action, Input, Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { problemText } from '#cli/words/core-words.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { namedSize } from '#domain/cart/lines/named-size.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

const sizeFlag = z.object({ size: z.optional(z.string()) });
const quantityFlag = z.object({ quantity: z.optional(z.string()) });

/** Larger numbers are typing errors; the use case decides how many may be ordered. */
const quantities = { least: 0, most: 1_000_000 };

/** Without `--quantity`: one. */
const quantityOf = ({ flags }: Input, { words }: Session): number => {
  const { quantity = '1' } = parseFlags(quantityFlag, flags, words);
  return wholeNumber(quantity, '--quantity', quantities, words);
};

/** `crunch cart add CHP-0101 --quantity 2`, `crunch cart add MRC-0001 --size M` */
export const cartAdd: Action = (session, input) => {
  const quantity = quantityOf(input, session);
  const { size } = parseFlags(sizeFlag, input.flags, session.words);
  const [id = ''] = input.args;
  return withShop(session, async (shop) => {
    const { useCases, ask, change } = shop;
    const shown = await ask(useCases.catalog.showProduct(id as ProductId));
    const chosen = sizeOf(shown.product, size, session);
    const { product } = chosen === id ? shown : await ask(useCases.catalog.showProduct(chosen));
    await change(() => useCases.cart.addToCart(product, quantity));
    return shownNow(shop, session);
  });
};

/** The product in the size asked for; an article sold in sizes needs one. */
const sizeOf = (product: ProductDetail, size: string | undefined, session: Session): ProductId => {
  const { words } = session;
  if (size === undefined && product.sizeChoice !== 'open') return product.productId;
  const choices = product.sizes.map((each) =>
    each.available ? each.size : `${each.size} (${words['out.soldOut']})`,
  );
  if (size === undefined) {
    throw badUsage(fillBlanks(words['error.chooseSize'], { choices: choices.join(', ') }), 'size');
  }
  const named = namedSize(product.sizes, size);
  if (named !== undefined) return named.productId;
  throw wrongChoice('--size', size, choices, words);
};

/** `crunch cart update CHP-0101 --quantity 3` */
export const cartUpdate: Action = (session, input) => {
  const quantity = quantityOf(input, session);
  const [line = ''] = input.args;
  return withShop(session, async (shop) => {
    await metAccount(shop, session);
    await shop.change(() => shop.useCases.cart.changeQuantity(line, quantity));
    return shownNow(shop, session);
  });
};

/** `crunch cart remove CHP-0101` */
export const cartRemove: Action = (session, { args: [line = ''] }) =>
  withShop(session, async (shop) => {
    await metAccount(shop, session);
    await shop.change(() => shop.useCases.cart.removeLine(line));
    return shownNow(shop, session);
  });

/** `crunch cart clear` */
export const cartClear: Action = (session) =>
  withShop(session, async (shop) => {
    await metAccount(shop, session);
    await shop.change(() => shop.useCases.cart.clearCart());
    return shownNow(shop, session);
  });

/** `crunch cart show` */
export const cartShow: Action = (session) => withShop(session, (shop) => shownNow(shop, session));

/** When somebody is signed in this is the account's cart, whichever device it was filled on. */
export const shownNow = async (shop: OpenShop, session: Session): Promise<Answer> => {
  const { cart, facts } = await metAccount(shop, session);
  const checked = await withCouponChecked(cart, shop, session);
  return shownCart(checked, session, facts, await zipEstimate(shop));
};

/** A cart with its totals, for people and for programs. */
export const shownCart = (
  cart: Cart,
  session: Session,
  facts: StoredFacts = {},
  delivery?: ZipEstimate,
): Answer => {
  const totals = totalsOfCart(cart);
  if (!totals.ok) throw inputRefused(problemText(totals.problem, session.settings.language));
  const known = { shipping: cart.shipping !== undefined, tax: cart.tax !== undefined };
  return {
    data: {
      cart: wireLines(cart.lines),
      ...wireTotals(totals.value),
      ...facts,
      ...(delivery && { delivery: estimateData(delivery) }),
    },
    text: () => {
      const lines = cartLinesText(cart.lines, session);
      const sums = totalsText(totals.value, session, known);
      if (cart.lines.length === 0) return lines;
      const when = delivery === undefined ? '' : `\n\n${estimateText(delivery, session)}`;
      return `${lines}\n\n${sums}${when}`;
    },
  };
};
