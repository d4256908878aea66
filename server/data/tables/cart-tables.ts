import type { JSONColumnType } from 'kysely';

/** Lines as the wire writes them; whoever reads them looks at each one. */
type LinesColumn = JSONColumnType<readonly unknown[], string, string>;

/** One row a cart: an account's, or a guest's who holds the secret. */
export interface CartsTable {
  cart_id: string;
  account_id: string | null;
  /** Fingerprint of a guest's secret; the secret itself is not kept. */
  secret_hash: string | null;
  /** Counts saves; a save names the one it was made from. */
  version: number;
  lines: LinesColumn;
  updated_at: Date;
}

/** What each device saved last, by its merge token: where its next changes are counted from. */
export interface CartSavesTable {
  cart_id: string;
  token: string;
  /** The version the save made. */
  version: number;
  lines: LinesColumn;
}

/** What the orders of a device took out of the cart; the version is the cart's without it. */
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
