import { fillBlanks } from '#application/messages/message.ts';
import type { Session } from '#cli/session/session.ts';
import { commandFailureOf } from '#cli/shop/failure-report.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** What a script may know about the account's cart; guests have none. */
export type StoredFacts = { readonly stored?: boolean; readonly persistCartId?: string };

interface MetAccount {
  readonly cart: Cart;
  readonly facts: StoredFacts;
  /** The order that the account's cart names, when the answer to the order itself was lost. */
  readonly placed?: string;
}

/**
 * The current cart after it was synchronised with the account's. A shop that does not answer is
 * reported on stderr and is no failure: changes are stored here, and the next command sends them.
 */
export const metAccount = async (
  { useCases, ask, attempt, alone }: OpenShop,
  session: Session,
): Promise<MetAccount> => {
  const { role } = await ask(useCases.shopper.readShopper());
  if (role === 'guest') return { cart: await ask(useCases.cart.readCart()), facts: {} };
  const synced = await alone(() => attempt(useCases.accountCart.syncCart()));
  const cart = synced.ok ? synced.value.cart : await ask(useCases.cart.readCart());
  if (!synced.ok) {
    const reason = commandFailureOf(synced.failure, session, undefined).facts.message;
    const { settings, terminal, words } = session;
    if (!settings.quiet) {
      terminal.stderr.write(`${fillBlanks(words['cart.notStored'], { reason })}\n`);
    }
  }
  const { persistCartId } = cart.link ?? {};
  return {
    cart,
    facts: { stored: synced.ok && synced.value.stored, ...(persistCartId && { persistCartId }) },
    ...(synced.ok && synced.value.placed !== undefined && { placed: synced.value.placed }),
  };
};
