import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { giftMailMoment } from '#domain/gift/send-day.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { newGiftCode } from '#server/base/host/order-names.ts';
import { insertGiftCard } from '#server/data/gift/issued-gift-cards.ts';
import { promiseGiftMail } from '#server/data/mail/outbox.ts';
import { linesOfOrder } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Creates the e-gift cards of a paid order, each with a mail to its recipient, at once or on its day
 * (D-GIFT-13), in the transaction that marks the order as paid. Safe to repeat: an existing card is not created again.
 */
export const issueGiftCards = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  for (const line of await linesOfOrder(changes, orderId)) {
    if (line.gift === null) continue;
    const mailedAt = new Date(giftMailMoment(line.gift, at.getTime()));
    for (let unit = 1; unit <= line.quantity; unit += 1) {
      const code = newGiftCode();
      const giftCardId = randomUUID();
      const isNew = await insertGiftCard(changes, {
        gift_card_id: giftCardId,
        order_id: orderId,
        line_item_number: line.line_item_number,
        unit,
        code,
        code_hash: fingerprint(code),
        amount: line.unit_price,
        issued_at: at,
      });
      if (isNew) await promiseGiftMail(changes, randomUUID(), giftCardId, mailedAt);
    }
  }
};
