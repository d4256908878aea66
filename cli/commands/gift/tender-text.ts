import { fillBlanks } from '#application/messages/message.ts';
import { dollars, pairs } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import { type Cents, dollarsFromCents } from '#domain/money/cents.ts';
import type { UsedGiftCard } from '#domain/order/order.ts';

interface PaidByCards {
  readonly giftCards: readonly UsedGiftCard[];
  readonly amountDue: Cents;
}

/** What gift cards pay, and what they leave, as text for people; empty without any. */
export const tenderRows = (tender: PaidByCards | undefined, { words }: Session): string => {
  if (tender === undefined || tender.giftCards.length === 0) return '';
  const { giftCards, amountDue } = tender;
  return pairs([
    ...giftCards.map(
      ({ last4, amount }) =>
        [fillBlanks(words['out.giftCard'], { last4 }), dollars(-dollarsFromCents(amount))] as const,
    ),
    [words['out.amountDue'], dollars(dollarsFromCents(amountDue))],
  ]);
};

/** The same in dollars, for programs. */
export const wireTender = (tender: PaidByCards | undefined) =>
  tender === undefined || tender.giftCards.length === 0
    ? {}
    : {
        giftCards: tender.giftCards.map(({ last4, amount }) => ({
          last4,
          amount: dollarsFromCents(amount),
        })),
        amountDue: dollarsFromCents(tender.amountDue),
      };
