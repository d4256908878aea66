import type { BrandTile } from '#domain/catalog/home.ts';
import { classNames } from '#ui/class-names.ts';
import { BrandTiles } from '#ui/components/home/brand-tiles.tsx';
import { TextLink } from '#ui/components/links.tsx';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

export const BrandSection = ({ brands }: { readonly brands: readonly BrandTile[] }) => {
  const { say } = useWords();
  return brands.length === 0 ? null : (
    <section className={classNames(layout.section, layout.below)}>
      <div className={layout.wrap}>
        <div className={layout.heading}>
          <h2>{say('home.brands', { count: brands.length })}</h2>
          <TextLink to="/all-snacks?view=brands">{say('home.allBrands')}</TextLink>
        </div>
        <BrandTiles brands={brands} />
      </div>
    </section>
  );
};
