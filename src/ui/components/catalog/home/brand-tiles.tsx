import type { CSSProperties } from 'react';
import type { BrandTile } from '#domain/catalog/home.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/brands.module.css';

interface BrandTilesProps {
  readonly brands: readonly BrandTile[];
  /** Brands that filter the list on this page. */
  readonly current?: readonly string[];
}

/** Brands by their lettering; each links to its list (BROWSE-15). */
export const BrandTiles = ({ brands, current = [] }: BrandTilesProps) => (
  <div className={styles.brands}>
    {brands.map((brand) => (
      <Link
        key={brand.brandId}
        className={styles.brandTile}
        to={`/all-snacks?brand=${encodeURIComponent(brand.brandId)}`}
        style={{ '--bg': brand.color } as CSSProperties}
        {...(current.includes(brand.brandId) ? { 'aria-current': 'page' as const } : {})}
      >
        <img src={brand.imageUrl} width="300" height="140" alt={brand.name} loading="lazy" />
      </Link>
    ))}
  </div>
);
