import { Activity, type ComponentType, type CSSProperties, useEffect, useRef } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { OpeningProduct } from '#ui/routes/catalog/product-loader.ts';
import type { ProductLoad } from '#ui/routes/catalog/use-product-load.ts';

/** As wide as when it is shown, so that its layout can be kept; nothing of it is seen, read out or pressed. */
const unseen: CSSProperties = { position: 'absolute', insetInline: 0, contentVisibility: 'hidden' };

/** What is not shown has no effects, so nobody asks. */
const unasked = (known: ProductSummary): OpeningProduct => ({
  is: 'opening',
  known,
  ask: async () => ({ is: 'failed', tag: 'Defect' }),
});

/** React hides what it draws ahead with `display: none`, of which a browser makes no layout. */
const layOut = (room: HTMLElement): void => {
  if (!CSS.supports('content-visibility', 'hidden')) return;
  for (const part of room.querySelectorAll<HTMLElement>(':scope > *')) part.style.display = '';
  room.firstElementChild?.getBoundingClientRect();
};

interface ProductAheadProps {
  readonly Page: ComponentType<{ readonly load: ProductLoad }>;
  readonly known: ProductSummary;
  /** Undefined until the card is pressed. */
  readonly load: ProductLoad | undefined;
}

/** The page of a card on which a finger rests: drawn and laid out, and not seen before its card is pressed (D-PERF-35). */
export const ProductAhead = ({ Page, known, load }: ProductAheadProps) => {
  const room = useRef<HTMLDivElement>(null);
  const isShown = load !== undefined;
  useEffect(() => {
    const { current } = room;
    if (isShown || current === null) return undefined;
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      layOut(current);
    });
    drawn.observe(current, { childList: true });
    return () => drawn.disconnect();
  }, [isShown]);
  return (
    <div ref={room} {...(!isShown && { style: unseen })}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Page load={load ?? unasked(known)} />
      </Activity>
    </div>
  );
};
