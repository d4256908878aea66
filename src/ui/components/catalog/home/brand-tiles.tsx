import type { CSSProperties } from 'react';
import type { BrandTile } from '#domain/catalog/home.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/home.module.css';

interface BrandTilesProps {
  readonly brands: readonly BrandTile[];
  /** Brands the list at hand is narrowed to. */
  readonly current?: readonly string[];
}

/** Makers by their lettering; each leads to the list of what they make (BROWSE-15). */
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
