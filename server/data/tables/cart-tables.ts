import type { JSONColumnType } from 'kysely';

/** Lines in wire form; every reader checks them. */
type LinesColumn = JSONColumnType<readonly unknown[], string, string>;

/** One row for each cart: of an account, or of a guest who has the secret. */
export interface CartsTable {
  cart_id: string;
  account_id: string | null;
  /** Fingerprint of a guest's secret; the secret itself is not stored. */
  secret_hash: string | null;
  /** Number of saves; each save names the version it started from. */
  version: number;
  lines: LinesColumn;
  updated_at: Date;
}

/** What each device saved last, by its merge token; its next changes are relative to it. */
export interface CartSavesTable {
  cart_id: string;
  token: string;
  /** The version that the save made. */
  version: number;
  /** The version that the device made its lines from; null: stored before this was written down. */
  made_from: number | null;
  lines: LinesColumn;
}

/**
 * The goods that orders of a device removed from the cart; the version is that of the cart without
 * them.
 */
export interface CartOrdersTable {
  cart_id: string;
  version: number;
  token: string;
  order_id: string;
  quote_id: string;
  lines: LinesColumn;
}

export interface CartTables {
  carts: CartsTable;
  cart_saves: CartSavesTable;
  cart_orders: CartOrdersTable;
}
