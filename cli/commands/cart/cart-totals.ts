import * as z from 'zod/mini';
import { wireDollars } from '#adapters/http/wire/money.ts';
import { cartLinesText, totalsText } from '#cli/commands/cart/cart-text.ts';
import { cartFile, couponFile, wireTotals } from '#cli/commands/cart/wire-cart.ts';
import { answerBatch, batchFile } from '#cli/input/batch.ts';
import { amount, parseFlags, parseInput } from '#cli/input/parse.ts';
import { readJson, standardInput } from '#cli/input/read-input.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { problemText } from '#cli/words/core-words.ts';
import { type CartTotals, totalsOf } from '#domain/cart/totals.ts';

const totalsLine = z.object({
  cart: cartFile,
  coupon: z.nullish(couponFile),
  shipping: z.nullish(wireDollars),
  tax: z.nullish(wireDollars),
  threshold: z.nullish(wireDollars),
});

const totalsFlags = z.object({
  cart: z.string(),
  coupon: z.optional(z.string()),
  shipping: z.optional(z.string()),
  tax: z.optional(z.string()),
  threshold: z.optional(z.string()),
});

/** `crunch cart totals --cart FILE`, or one cart a line of `--batch`. */
export const cartTotals: Action = async (session, input) => {
  const batch = batchFile(input, session);
  if (batch !== undefined) {
    return answerBatch(batch, session, (line) =>
      wireTotals(summed(parseInput(totalsLine, line, 'line', session.words), session)),
    );
  }
  const { cart, ...charges } = await fromFlags(input.flags, session);
  const totals = summed({ cart, ...charges }, session);
  const known = { shipping: charges.shipping != null, tax: charges.tax != null };
  return {
    data: wireTotals(totals),
    text: () => `${cartLinesText(cart, session)}\n\n${totalsText(totals, session, known)}`,
  };
};

const fromFlags = async (input: unknown, session: Session) => {
  const { words } = session;
  const flags = parseFlags(totalsFlags, input, words);
  if (flags.cart === standardInput && flags.coupon === standardInput) {
    throw badUsage(words['error.oneStdin'], 'coupon');
  }
  const dollarsOf = (name: 'shipping' | 'tax' | 'threshold') => {
    const text = flags[name];
    return text === undefined ? {} : { [name]: amount(text, `--${name}`, words) };
  };
  const line = {
    cart: await readJson(flags.cart, '--cart', session),
    ...(flags.coupon === undefined
      ? {}
      : { coupon: await readJson(flags.coupon, '--coupon', session) }),
    ...dollarsOf('shipping'),
    ...dollarsOf('tax'),
    ...dollarsOf('threshold'),
  };
  return parseInput(totalsLine, line, '--cart', words);
};

const summed = (
  { cart, coupon, shipping, tax, threshold }: z.output<typeof totalsLine>,
  { settings }: Session,
): CartTotals => {
  const totals = totalsOf(cart, {
    discount: coupon?.discount,
    freeOrder: coupon?.freeOrder,
    shippingCharge: shipping ?? undefined,
    tax: tax ?? undefined,
    threshold: threshold ?? undefined,
  });
  if (totals.ok) return totals.value;
  throw inputRefused(problemText(totals.problem, settings.language), placeOf(totals.problem.key));
};

const placeOf = (key: string): string => key.replace(/^cart\./, '');
