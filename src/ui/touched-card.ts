import type { ProductSummary } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import type { DrawnPage } from '#ui/core/drawn-page.ts';
import { giveUpUnpressed } from '#ui/core/held-press.ts';
import { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';

/** Asks for what a product's page shows later, its code and its data (D-PERF-22); what is returned gives the data up. */
const askAhead = (drawn: DrawnPage, { productId }: ProductSummary): (() => void) => {
  void import('#ui/components/catalog/facts/product-parts.tsx').catch(() => undefined);
  return drawn.ask(productAddress(productId));
};

/** With what is done while a finger rests on a card; most fingers that come down there scroll. */
export const makePressedProduct = (
  page: EventTarget,
  drawn: DrawnPage,
  isDear: () => boolean,
): PressedProduct => {
  let touches = 0;
  const pressed = new PressedProduct((product) => {
    touches += 1;
    const mine = touches;
    const giveUp = isDear() ? undefined : askAhead(drawn, product);
    void giveUpUnpressed(page, () => {
      giveUp?.();
      // The same card may be touched again.
      if (mine === touches) pressed.letGo();
    });
  });
  return pressed;
};
