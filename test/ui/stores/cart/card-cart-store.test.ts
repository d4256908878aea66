import { describe, expect, it } from 'vitest';
import { makePutBackLine } from '#application/cart/extras/put-back-line.ts';
import { memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { cardCartOf } from '#ui/stores/cart/card-cart-store.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';

const opened = async () => {
  const shop = memoryShop();
  const core = coreOf({ ...shop, putBackLine: makePutBackLine(shop.cart) });
  const told: [number, boolean | undefined][] = [];
  const cart = new CartStore(core, {
    added: (_, quantity, isCard) => told.push([quantity, isCard]),
    refused: () => undefined,
  });
  const stores = { core, cart, late: {} };
  await cart.addFromCard(chips, 2);
  const [line] = cart.lines;
  if (line === undefined) throw new Error('Nothing was added.');
  return { cart, cards: cardCartOf(stores), stores, line, told };
};

describe('CardCartStore', () => {
  it('is one for the page', async () => {
    const { cards, stores } = await opened();
    expect(cardCartOf(stores)).toBe(cards);
  });

  it('[CART-01] a press on a card is told as one, also when no more may be ordered', async () => {
    const { cart, cards, told } = await opened();
    await cart.addFromCard(chips, 0);
    expect(told).toEqual([
      [2, true],
      [0, true],
    ]);
    expect(cart.count).toBe(2);
    cards.tellAdded({ product: chips, quantity: 1, isCard: true });
    expect(cards.news?.said).toEqual({ key: 'cards.added', blanks: { name: chips.title } });
    cards.tellAdded({ product: chips, quantity: 0, isCard: true });
    expect(cards.news?.said).toEqual({ key: 'cart.most', blanks: { limit: 99 } });
    cards.tellMost({ preOrder: true });
    expect(cards.news?.said).toEqual({ key: 'cart.mostPreOrder', blanks: { limit: 10 } });
  });

  it('[CART-16] what a card takes out comes back, until the bar is closed', async () => {
    const { cart, cards, line } = await opened();
    cards.setQuantity(line, 1);
    expect(cards.news?.said).toMatchObject({ key: 'cards.now' });
    expect(cart.count).toBe(1);
    cards.remove(line);
    expect(cart.count).toBe(0);
    expect(cards.hasRemoved(line.id)).toBe(true);
    const { undo } = cards.news ?? {};
    if (undo === undefined) throw new Error('Nothing to undo.');
    await cards.undo(undo);
    expect(cart.count).toBe(1);
    expect(cards.news).toEqual({ said: expect.objectContaining({ key: 'cart.returned' }) });
    cards.dismiss();
    expect(cards.news).toBeUndefined();
    expect(cards.removals.removed).toEqual([]);
  });

  it('a typed 0 is asked about; no keeps everything and tells nothing', async () => {
    const { cart, cards, line } = await opened();
    cards.removals.ask(line);
    cards.decide(false);
    expect([cart.count, cards.news]).toEqual([2, undefined]);
    cards.removals.ask(line);
    cards.decide(true);
    expect(cart.count).toBe(0);
    expect(cards.news?.undo?.line).toEqual(line);
  });
});
