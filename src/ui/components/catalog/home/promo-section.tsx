import type { CSSProperties } from 'react';
import type { PromoTile } from '#domain/catalog/home.ts';
import { textColorOn } from '#ui/components/catalog/home/text-color.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';

/** At most two promotion tiles between the lists (BROWSE-10). */
export const PromoSection = ({ tiles }: { readonly tiles: readonly PromoTile[] }) =>
  tiles.length === 0 ? null : (
    <section data-soon className={classNames(layout.section, layout.below)}>
      <div className={classNames(layout.wrap)}>
        <div className={styles.promos}>
          {tiles.map((tile) => (
            <Link
              key={tile.url}
              className={styles.promo}
              to={tile.url}
              style={{ '--bg': tile.color, '--fg': textColorOn(tile.color) } as CSSProperties}
            >
              {tile.imageUrls.slice(0, 2).map((image) => (
                <img key={image} src={image} width="300" height="400" alt="" loading="lazy" />
              ))}
              <h2>{tile.title}</h2>
              <p>{tile.text}</p>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
