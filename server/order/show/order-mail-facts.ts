import type { Shipment, UsedGiftCard } from '#domain/order/order.ts';
import type { OrderLineRow, OrderRow } from '#server/data/order/orders.ts';
import type { PaymentRow } from '#server/data/payment/payments.ts';
import type { MailKind } from '#server/data/tables/mail-tables.ts';

/** What a mail about an order is made of. */
export interface OrderMailFacts {
  readonly mailId: string;
  readonly kind: MailKind;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly giftCards: readonly UsedGiftCard[];
  /** Absent: nothing was to be paid. */
  readonly payment?: Pick<PaymentRow, 'state' | 'amount' | 'method' | 'brand'> | undefined;
  /** Known once it left. */
  readonly shipment?: Shipment | undefined;
  readonly shopOrigin: string;
}
