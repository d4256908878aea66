import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { cartUseCases } from '#application/cart/cart-use-cases.ts';
import { run } from '#application/run.ts';
import { makeUseCases, type UseCasePorts } from '#application/use-cases.ts';
import { openAccount } from '#composition/browser/account.ts';
import { type Host, openHost } from '#composition/host/host.ts';
import { type Late, makeLateOnTop } from '#composition/host/late-code.ts';
import { mixPorts } from '#composition/ports/mix.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryInventory } from '#test/doubles/catalog/memory-catalog.ts';

const currentCart = makeMemoryCurrentCart();
const inventory = makeMemoryInventory([]);

describe('a host', () => {
  it('gives contexts the ports they need', async () => {
    const { ports } = openHost({ currentCart }).with({ inventory: () => inventory });
    expect(await run(cartUseCases(ports).readCart())).toEqual({ ok: true, value: emptyCart });
    expect({ ...ports }).toEqual({ currentCart, inventory });
  });

  it('makes a port when it is first asked for, once, from those that are given already', () => {
    const made: string[] = [];
    const makers = {
      shelf: ({ name }: { readonly name: string }) => {
        made.push(name);
        return { name };
      },
    };
    const host = openHost({ name: 'chips' });
    const { ports } = host.with(makers);
    expect(made).toEqual([]);
    const above = host.with(makers).with({ label: ({ shelf }) => shelf });
    expect(above.ports.label).toBe(ports.shelf);
    expect([made, ports.shelf.name]).toEqual([['chips'], 'chips']);
  });

  it('puts a port over the one below it, for those above alone', () => {
    const below = openHost({ call: 'late' });
    const above = below.with({ call: () => 'here' });
    expect([below.ports.call, above.ports.call]).toEqual(['late', 'here']);
  });
});

/** The compiler reads these; each line marked must be refused by it, or `tsc` fails here. */
describe('a port that nobody bound does not compile', () => {
  it('for a context', () => {
    const { ports } = openHost({ currentCart });
    // @ts-expect-error: inventory is bound by nobody
    const context = () => cartUseCases(ports);
    expect(context).toBeTypeOf('function');
  });

  it('for an adapter that is made of other ports', () => {
    const host = openHost({ currentCart });
    // @ts-expect-error: the storefront is bound by nobody
    const layer = () => host.with(mixPorts);
    expect(layer).toBeTypeOf('function');
  });

  it('for a port of the wrong kind', () => {
    const { ports } = openHost({ currentCart, inventory: currentCart });
    // @ts-expect-error: a cart is no inventory
    const context = () => cartUseCases(ports);
    expect(context).toBeTypeOf('function');
  });

  it('for a context whose code comes later', () => {
    const storefront: Late<Host<StorefrontPorts>> = Effect.never;
    // @ts-expect-error: nobody signs in here, the ports of the identity provider are missing
    const late = () => makeLateOnTop(storefront, async () => openAccount);
    expect(late).toBeTypeOf('function');
  });

  it.each(['terminal', 'server'])('for a %s, which has every context', () => {
    // @ts-expect-error: one of them is missing
    const all = (ports: Omit<UseCasePorts, 'cardVault'>) => makeUseCases(ports);
    expect(all).toBeTypeOf('function');
  });
});
