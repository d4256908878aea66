import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { ReviewsSlot } from '#ui/components/catalog/reviews/reviews-slot.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Rows of four: one below a product, two on the home page. */
const mostBeside = 4;
const mostAtHome = 8;

interface ViewedShelfProps {
  /** The product of this page, which is left out. */
  readonly atHand?: ProductId;
}

/** What a page shows last: what customers say about its product, and recently viewed products. */
export const ViewedShelf = ({ atHand }: ViewedShelfProps) => (
  <>
    {atHand && <ReviewsSlot productId={atHand} />}
    <Viewed {...(atHand && { atHand })} />
  </>
);

/** Newest first (BROWSE-13); not rendered when there are none. */
const Viewed = observer(function Viewed({ atHand }: ViewedShelfProps) {
  const { core, zip, locale, notice } = useStores();
  const { say } = useWords();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const title = useId();
  const { locationNumber } = zip;
  const { language } = locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or language, other cards
  useEffect(() => {
    let isCurrent = true;
    void core
      .run((useCases) => useCases.visit.showViewed(atHand))
      .then((outcome) => {
        if (isCurrent && outcome.ok) setProducts(outcome.value);
      });
    return () => {
      isCurrent = false;
    };
  }, [core, atHand, locationNumber, language]);
  if (products.length === 0) return null;
  const handleForget = async () => {
    await core.run((useCases) => useCases.visit.forgetViewed());
    setProducts([]);
    notice.say({ key: 'viewed.forgotten' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={layout.section} aria-labelledby={title}>
      <div className={layout.wrap}>
        <div className={layout.heading}>
          <h2 id={title}>{say('viewed.title')}</h2>
          <button
            type="button"
            className={classNames(controls.link, layout.small)}
            onClick={() => void handleForget()}
          >
            {say('viewed.forget')}
          </button>
        </div>
        <ProductGrid
          products={products.slice(0, atHand === undefined ? mostAtHome : mostBeside)}
          four
        />
      </div>
    </section>
  );
});
