import type { StaffPick } from '#domain/catalog/home.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/home.module.css';
import product from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Staff picks with a quote of who chose them (BROWSE-08). */
export const StaffSection = ({ picks }: { readonly picks: readonly StaffPick[] }) => {
  const { say, language } = useWords();
  return picks.length === 0 ? null : (
    <section data-soon className={classNames(layout.section, layout.sunk, layout.below)}>
      <div className={layout.wrap}>
        <div className={layout.heading}>
          <h2>{say('home.staffPicks')}</h2>
        </div>
        <ul className={styles.staff}>
          {picks.map((pick) => (
            <li key={pick.productId} className={styles.pick}>
              <div className={product.tile} style={tintOf(pick)}>
                <img src={pick.imagePath} width="300" height="400" alt="" loading="lazy" />
              </div>
              <div className={classNames(layout.stack, layout.tight)}>
                <q>{pick.quote}</q>
                <p className={classNames(layout.tiny, layout.muted)}>{pick.by}</p>
                <h3>
                  <Link to={productAddress(pick.productId)}>{pick.title}</Link>
                </h3>
                <p className={product.price}>{price(pick.price, language)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
