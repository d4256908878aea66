import { Effect } from 'effect';
import type { ShopperChoices } from '#domain/session/choices.ts';
import type { PlacedHere, ShopperMemory } from '#ports/session/shopper-memory.ts';

export const makeMemoryShopperMemory = (
  start: ShopperChoices = { language: 'en-us' },
): ShopperMemory => {
  let choices = start;
  let placed: readonly PlacedHere[] = [];
  return {
    choices: Effect.sync(() => choices),
    choose: (chosen) =>
      Effect.sync(() => {
        choices = { ...choices, ...chosen };
        return choices;
      }),
    placed: Effect.sync(() => placed),
    remember: (order) =>
      Effect.sync(() => {
        const known = placed.find(({ orderId }) => orderId === order.orderId);
        placed = [{ ...known, ...order }, ...placed.filter((each) => each !== known)];
      }),
  };
};
