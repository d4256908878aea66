import type { ColumnType, Generated } from 'kysely';

/** A paid e-gift card, or one that an operator gave out. */
export interface GiftCardsTable {
  gift_card_id: string;
  /** Null, as line and unit: given out by an operator. */
  order_id: string | null;
  line_item_number: number | null;
  /** Which unit of the line: 1, 2 … up to its quantity. */
  unit: number | null;
  /** Deleted once it is mailed. */
  code: ColumnType<string | null, string, null>;
  code_hash: string;
  amount: number;
  /** What orders hold or took of it. */
  spent: Generated<number>;
  /** What can still be spent: `amount` less `spent`, kept by the database. */
  balance: ColumnType<number, never, never>;
  issued_at: Date;
}

/** What an order takes from a card: held, taken with the order, or given back. */
interface GiftCardUsesTable {
  order_id: string;
  gift_card_id: string;
  /** 1, 2 … in the order of the shopper. */
  position: number;
  last4: string;
  amount: number;
  state: 'HELD' | 'TAKEN' | 'RETURNED';
  /** Of the last change of state. */
  at: Date;
}

/** Names a card for one shopper, so that its code is typed once and stored nowhere. */
interface GiftCardRefsTable {
  card_ref: string;
  gift_card_id: string;
  actor_hash: string;
  last4: string;
  created_at: Date;
}

/** A gift card of a quote, as JSON. */
export interface QuotedGiftCard {
  readonly cardRef: string;
  readonly last4: string;
  readonly amount: number;
  readonly left: number;
}

export interface GiftTables {
  gift_cards: GiftCardsTable;
  gift_card_uses: GiftCardUsesTable;
  gift_card_refs: GiftCardRefsTable;
}
