import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type {
  CartOrdersTable,
  CartSavesTable,
  CartsTable,
} from '#server/data/tables/cart-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type CartRow = Selectable<CartsTable>;
export type CartSaveRow = Selectable<CartSavesTable>;
export type CartOrderRow = Selectable<CartOrdersTable>;

/**
 * How many devices' last saves are stored for a cart. A device beyond that is compared with the
 * version that it says it started from.
 */
const mostSaves = 20;

export const cartOfAccount = (
  db: Kysely<Tables>,
  accountId: string,
): Promise<CartRow | undefined> =>
  db.selectFrom('carts').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const cartOfSecret = (
  db: Kysely<Tables>,
  secretHash: string,
): Promise<CartRow | undefined> =>
  db.selectFrom('carts').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();

/** An empty cart for the account, unless it has one. */
export const makeAccountCart = async (
  changes: Kysely<Tables>,
  accountId: string,
  now: Date,
): Promise<void> => {
  await changes
    .insertInto('carts')
    .values({ ...emptyCart(now), account_id: accountId, secret_hash: null })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
};

export const makeGuestCart = async (
  changes: Kysely<Tables>,
  secretHash: string,
  now: Date,
): Promise<void> => {
  await changes
    .insertInto('carts')
    .values({ ...emptyCart(now), account_id: null, secret_hash: secretHash })
    .execute();
};

const emptyCart = (now: Date) => ({
  cart_id: randomUUID(),
  version: 0,
  lines: '[]',
  updated_at: now,
});

/** Locks the cart: other saves wait for the end of this transaction. */
export const lockCart = (changes: Kysely<Tables>, cartId: string): Promise<CartRow> =>
  changes
    .selectFrom('carts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const lastSave = (
  db: Kysely<Tables>,
  cartId: string,
  token: string | undefined,
): Promise<CartSaveRow | undefined> =>
  token === undefined
    ? Promise.resolve(undefined)
    : db
        .selectFrom('cart_saves')
        .selectAll()
        .where('cart_id', '=', cartId)
        .where('token', '=', token)
        .executeTakeFirst();

export interface WrittenCart {
  readonly cartId: string;
  readonly version: number;
  /** The version that the device made the lines from; only with a token. */
  readonly madeFrom?: number;
  /** In wire form, as JSON. */
  readonly lines: string;
  readonly token?: string | undefined;
}

/** Writes the next version of a cart, with the device that saved it. */
export const writeCart = async (
  changes: Kysely<Tables>,
  { cartId, version, madeFrom, lines, token }: WrittenCart,
  now: Date,
): Promise<void> => {
  await changes
    .updateTable('carts')
    .set({ version, lines, updated_at: now })
    .where('cart_id', '=', cartId)
    .execute();
  if (token === undefined) return;
  const saved = { version, made_from: madeFrom ?? null, lines };
  await changes
    .insertInto('cart_saves')
    .values({ cart_id: cartId, token, ...saved })
    .onConflict((conflict) => conflict.columns(['cart_id', 'token']).doUpdateSet(saved))
    .execute();
  await forgetOldSaves(changes, cartId);
};

const forgetOldSaves = async (changes: Kysely<Tables>, cartId: string): Promise<void> => {
  const kept = changes
    .selectFrom('cart_saves')
    .select('token')
    .where('cart_id', '=', cartId)
    .orderBy('version', 'desc')
    .limit(mostSaves);
  await changes
    .deleteFrom('cart_saves')
    .where('cart_id', '=', cartId)
    .where('token', 'not in', kept)
    .execute();
};

/** The goods that the device's last orders removed from the cart, oldest first. */
export const ordersFromCart = async (
  db: Kysely<Tables>,
  cartId: string,
  token: string | undefined,
): Promise<readonly CartOrderRow[]> =>
  token === undefined
    ? []
    : db
        .selectFrom('cart_orders')
        .selectAll()
        .where('cart_id', '=', cartId)
        .where('token', '=', token)
        .orderBy('version')
        .execute();

/** How many orders of a cart are stored; a device reads of its own with the next answer. */
const mostOrders = 20;

/** Writes the next version without the ordered goods, with the device that ordered. */
export const writeCartOrder = async (
  changes: Kysely<Tables>,
  order: Omit<CartOrderRow, 'lines'>,
  { left, takenOut }: { readonly left: string; readonly takenOut: string },
  now: Date,
): Promise<void> => {
  const { cart_id: cartId, version } = order;
  await writeCart(changes, { cartId, version, lines: left }, now);
  await changes
    .insertInto('cart_orders')
    .values({ ...order, lines: takenOut })
    .execute();
  const kept = changes
    .selectFrom('cart_orders')
    .select('version')
    .where('cart_id', '=', cartId)
    .orderBy('version', 'desc')
    .limit(mostOrders);
  await changes
    .deleteFrom('cart_orders')
    .where('cart_id', '=', cartId)
    .where('version', 'not in', kept)
    .execute();
};

/** Deletes guests' carts that were not used for a long time. */
export const forgetGuestCarts = async (changes: Kysely<Tables>, before: Date): Promise<void> => {
  await changes
    .deleteFrom('carts')
    .where('account_id', 'is', null)
    .where('updated_at', '<', before)
    .execute();
};
