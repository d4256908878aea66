import type { ProductSize, ProductSummary } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/product-page.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

const place = 'sizes';

/** Leads who wants to buy to what is still to be chosen; false as long as it is not there. */
export const focusSizes = (): boolean => {
  const size = document.getElementById(place)?.querySelector<HTMLElement>('a[href]');
  size?.focus();
  return size != null;
};

interface SizeLinksProps {
  readonly product: ProductSummary;
  readonly sizes: readonly ProductSize[];
}

/**
 * The sizes of a product, each with a page of its own. Where one must be chosen, a size that is sold
 * out cannot be.
 */
export const SizeLinks = ({ product, sizes }: SizeLinksProps) => {
  const { say, language } = useWords();
  const { productId, sizeChoice } = product;
  if (sizes.length < 2) return null;
  const label = say(sizeChoice === 'open' ? 'product.chooseSize' : 'product.size');
  return (
    <nav id={place} aria-label={label} data-keeps-focus="">
      <p className={controls.label} aria-hidden="true">
        {label}
      </p>
      <div className={controls.pillWrap}>
        {sizes.map((each) => {
          const size = sizeText(each.size, language);
          if (sizeChoice !== undefined && !each.available) {
            return (
              // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere now
              <a key={each.productId} className={controls.pill} role="link" aria-disabled="true">
                <span className={styles.gone}>{size}</span> {say('product.outOfStock')}
              </a>
            );
          }
          return (
            <Link
              key={each.productId}
              className={controls.pill}
              to={productAddress(each.productId)}
              preventScrollReset
              {...(sizeChoice && { replace: true })}
              {...(each.productId === productId && { 'aria-current': 'true' as const })}
            >
              {each.available ? (
                size
              ) : (
                <span>
                  <span className={styles.gone}>{size}</span>
                  <span className={layout.hidden}>{say('product.sizeOut')}</span>
                </span>
              )}
            </Link>
          );
        })}
      </div>
    </nav>
  );
};
