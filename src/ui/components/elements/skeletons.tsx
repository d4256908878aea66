import product from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Grey placeholders for cards. */
export const GridSkeleton = () => {
  const { say } = useWords();
  return (
    <div className={classNames(layout.wrap, layout.section)} aria-busy="true">
      <p className={layout.hidden} role="status">
        {say('list.loading')}
      </p>
      <ul className={product.grid}>
        {places(8).map((place) => (
          <li key={place} className={layout.stack}>
            <div className={classNames(layout.block, product.tile)} style={{ aspectRatio: '1' }} />
            <div className={layout.block} />
            <div className={layout.block} style={{ width: '50%' }} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Grey placeholders for a product's picture and price. */
export const ProductSkeleton = () => {
  const { say } = useWords();
  return (
    <div className={classNames(layout.wrap, product.page)} aria-busy="true">
      <p className={layout.hidden} role="status">
        {say('page.loading')}
      </p>
      <div className={classNames(layout.block, product.tile)} style={{ aspectRatio: '1.12' }} />
      <div className={layout.stack}>
        {places(4).map((place) => (
          <div key={place} className={layout.block} style={{ height: '3rem' }} />
        ))}
      </div>
    </div>
  );
};

/** A page whose lines are loading. */
export const LinesSkeleton = ({ title }: { readonly title: string }) => {
  const { say } = useWords();
  return (
    <div className={classNames(layout.wrap, layout.section, layout.stack)}>
      <h1>{title}</h1>
      <noscript>
        <p role="note">{say('page.needsScript')}</p>
      </noscript>
      <LoadingBlocks />
    </div>
  );
};

/** Placeholders for lines that are loading, on a page that is shown. */
export const LoadingBlocks = () => {
  const { say } = useWords();
  return (
    <div className={layout.stack} aria-busy="true">
      <p className={layout.hidden} role="status">
        {say('page.loading')}
      </p>
      <div className={classNames(layout.stack, layout.late)}>
        {places(3).map((place) => (
          <div key={place} className={layout.block} style={{ height: '5rem' }} />
        ))}
      </div>
    </div>
  );
};
