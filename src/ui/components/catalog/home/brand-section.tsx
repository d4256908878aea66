import type { BrandTile } from '#domain/catalog/home.ts';
import { BrandTiles } from '#ui/components/catalog/home/brand-tiles.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

export const BrandSection = ({ brands }: { readonly brands: readonly BrandTile[] }) => {
  const { say } = useWords();
  return brands.length === 0 ? null : (
    <section data-soon className={classNames(layout.section, layout.below)}>
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
