import { totalsText } from '#cli/commands/cart/cart-text.ts';
import { wireTotals } from '#cli/commands/cart/wire-cart.ts';
import { tenderRows, wireTender } from '#cli/commands/gift/tender-text.ts';
import { dayText } from '#cli/commands/shipping/day-text.ts';
import type { Answer } from '#cli/report/answer.ts';
import type { Session } from '#cli/session/session.ts';
import type { CartTotals } from '#domain/cart/totals.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { Tender } from '#domain/gift/gift-tender.ts';

/** What an order would cost and when it would come; nothing is ordered (`--dry-run`). */
export const quoteAnswer = (
  totals: CartTotals,
  { quoteId, quotedDays }: Checkout,
  tender: Tender | undefined,
  session: Session,
): Answer => ({
  data: {
    dryRun: true,
    quoteId,
    ...wireTotals(totals),
    ...wireTender(tender),
    ...(quotedDays && { expected: quotedDays }),
  },
  text: () => {
    const sums = totalsText(totals, session, { shipping: true, tax: true });
    const paid = tenderRows(tender, session);
    const when = quotedDays === undefined ? '' : `\n${dayText(quotedDays, session)}`;
    return `${sums}${paid === '' ? '' : `\n${paid}`}${when}\n\n${session.words['out.quoteOnly']}`;
  },
});
