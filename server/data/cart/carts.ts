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

/** Devices whose last save is remembered; one that was forgotten counts from its own memory. */
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

/** One save of a cart at a time: the others wait for this transaction. */
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
  /** In wire form, as JSON. */
  readonly lines: string;
  readonly token?: string | undefined;
}

/** Writes the next version, and by whom. */
export const writeCart = async (
  changes: Kysely<Tables>,
  { cartId, version, lines, token }: WrittenCart,
  now: Date,
): Promise<void> => {
  await changes
    .updateTable('carts')
    .set({ version, lines, updated_at: now })
    .where('cart_id', '=', cartId)
    .execute();
  if (token === undefined) return;
  await changes
    .insertInto('cart_saves')
    .values({ cart_id: cartId, token, version, lines })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'token']).doUpdateSet({ version, lines }),
    )
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

/** What a device's last orders took out, oldest first. */
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

/** Orders of a cart that are remembered: a device hears of its own with the next answer. */
const mostOrders = 20;

/** Writes the next version, without what an order took out of it, and by whom. */
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

/** Guests' carts nobody came back for. */
export const forgetGuestCarts = async (changes: Kysely<Tables>, before: Date): Promise<void> => {
  await changes
    .deleteFrom('carts')
    .where('account_id', 'is', null)
    .where('updated_at', '<', before)
    .execute();
};
