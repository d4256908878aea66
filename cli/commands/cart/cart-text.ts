import { fillBlanks } from '#application/messages/message.ts';
import { dollars, pairs, table } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import { forDisplay } from '#domain/cart/free-shipping.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { CartTotals } from '#domain/cart/totals.ts';
import { type Cents, dollarsFromCents, timesCents } from '#domain/money/cents.ts';

/** The lines of a cart as text for people. */
export const cartLinesText = (lines: readonly CartLine[], { words, terminal }: Session): string => {
  if (lines.length === 0) return words['out.emptyCart'];
  const columns = [
    { title: words['out.line'] },
    { title: words['out.product'] },
    { title: words['out.size'] },
    { title: words['out.quantity'], align: 'end' },
    { title: words['out.price'], align: 'end' },
    { title: words['out.total'], align: 'end' },
  ] as const;
  const rows = lines.map((line) => [
    line.id,
    line.title ?? '',
    line.size ?? '',
    String(line.quantity),
    line.unitPrice === undefined ? '' : amountText(line.unitPrice),
    line.unitPrice === undefined ? '' : amountText(timesCents(line.unitPrice, line.quantity)),
  ]);
  return table(columns, rows, terminal);
};

const amountText = (amount: Cents): string => dollars(dollarsFromCents(amount));

/**
 * The totals of a cart as text for people; shipping and tax are unknown until there is an address.
 */
export const totalsText = (
  totals: CartTotals,
  { words }: Session,
  known: { readonly shipping: boolean; readonly tax: boolean },
): string => {
  const { percent, remaining } = forDisplay(totals.freeShipping);
  const open = words['out.atCheckout'];
  return pairs([
    [words['out.lineCount'], String(totals.cartCount)],
    ...(totals.packCount === 0
      ? []
      : ([[words['out.packCount'], String(totals.packCount)]] as const)),
    [words['out.subTotal'], amountText(totals.subTotal)],
    ...(totals.discount === 0
      ? []
      : ([[words['out.discount'], `-${amountText(totals.discount)}`]] as const)),
    [words['out.shippingCharge'], known.shipping ? amountText(totals.shippingCharge) : open],
    [words['out.tax'], known.tax ? amountText(totals.tax) : open],
    [words['out.totalAmount'], amountText(totals.totalAmount)],
    [
      words['out.freeShipping'],
      percent >= 100
        ? words['out.freeShippingReached']
        : fillBlanks(words['out.freeShippingLeft'], { amount: amountText(remaining) }),
    ],
  ]);
};
