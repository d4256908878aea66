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

/** What is done while a finger rests on a card; most fingers that come down there scroll. */
export const hearTouches = (
  page: EventTarget,
  drawn: DrawnPage,
  isDear: () => boolean,
): PressedProduct => {
  const pressed = new PressedProduct((product) => {
    const giveUp = isDear() ? undefined : askAhead(drawn, product);
    void giveUpUnpressed(page, () => {
      giveUp?.();
      pressed.letGo(product);
    });
  });
  return pressed;
};
