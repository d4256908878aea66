import { Effect } from 'effect';
import type { StoredCart, TakenOut } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { takeOrdered } from '#domain/cart/lines/ordered-lines.ts';
import { maySave } from '#domain/cart/save-turn.ts';
import type { AccountCarts, CartOwner, CartSave } from '#ports/cart/account-carts.ts';
import { CartStale } from '#ports/cart/cart-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export interface MemoryAccountCarts extends AccountCarts {
  /** Every save that was asked for, kept or not. */
  readonly saves: readonly CartSave[];
  readonly cartOf: (accountId: string) => StoredCart;
  /** An order of the account that the device of the token placed. */
  readonly order: (
    accountId: string,
    order: Pick<TakenOut, 'quoteId' | 'orderId'> & { readonly token: string },
    ordered: readonly CartLine[],
  ) => void;
  /** The account saved a mix of this number. */
  readonly saveMix: (accountId: string, number: number) => void;
}

type Save = NonNullable<StoredCart['savedHere']> & { readonly madeFrom: number };

/**
 * Carts by account. `trouble` fails the next calls: before anything happens, or after it did, when
 * only the answer is lost.
 */
export const makeMemoryAccountCarts = (
  trouble: (
    call: 'read' | 'save',
  ) => { readonly failure: CallFailure; readonly done: boolean } | undefined = () => undefined,
): MemoryAccountCarts => {
  const carts = new Map<string, StoredCart>();
  const savesOf = new Map<string, Save>();
  const takenBy = new Map<string, TakenOut[]>();
  const lastMixOf = new Map<string, number>();
  const saves: CartSave[] = [];
  const cartOf = (accountId: string): StoredCart =>
    carts.get(accountId) ?? { version: 0, lines: [] };
  const told = ({ accountId }: CartOwner, token: string): StoredCart => {
    const savedHere = savesOf.get(`${accountId} ${token}`);
    const takenHere = takenBy.get(`${accountId} ${token}`);
    const lastMix = lastMixOf.get(accountId);
    return {
      ...cartOf(accountId),
      ...(savedHere && { savedHere: { version: savedHere.version, lines: savedHere.lines } }),
      ...(takenHere && { takenHere: [...takenHere] }),
      ...(lastMix !== undefined && { lastMix }),
    };
  };

  const answer = <Failure>(call: 'read' | 'save', work: () => Effect.Effect<StoredCart, Failure>) =>
    Effect.suspend((): Effect.Effect<StoredCart, Failure | CallFailure> => {
      const fault = trouble(call);
      if (fault === undefined) return work();
      const lost = Effect.fail(fault.failure);
      return fault.done ? Effect.andThen(Effect.exit(work()), lost) : lost;
    });

  return {
    saves,
    cartOf,
    order: (accountId, { token, ...order }, ordered) => {
      const cart = cartOf(accountId);
      const { left, takenOut } = takeOrdered(cart.lines, ordered);
      const version = cart.version + 1;
      carts.set(accountId, { ...cart, version, lines: left });
      const device = `${accountId} ${token}`;
      const taken = { ...order, version, lines: takenOut };
      takenBy.set(device, [...(takenBy.get(device) ?? []), taken]);
    },
    saveMix: (accountId, number) => void lastMixOf.set(accountId, number),
    read: (owner, token) => answer('read', () => Effect.succeed(told(owner, token))),
    save: (owner, save) =>
      answer('save', () => {
        saves.push(save);
        const { accountId } = owner;
        const { version } = cartOf(accountId);
        const mine = savesOf.get(`${accountId} ${save.token}`);
        if (!maySave(version, save.version, mine)) {
          return Effect.fail(new CartStale({ newer: told(owner, save.token) }));
        }
        const kept = { version: version + 1, lines: wantedLines(save.lines) };
        carts.set(accountId, { ...kept, persistCartId: `cart-of-${accountId}` });
        savesOf.set(`${accountId} ${save.token}`, { ...kept, madeFrom: save.version });
        return Effect.succeed(told(owner, save.token));
      }),
  };
};
