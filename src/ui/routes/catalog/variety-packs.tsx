import { useLoaderData } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { FilterPart } from '#ui/components/catalog/list/lazy-filters.tsx';
import { ListBanner } from '#ui/components/catalog/list/list-banner.tsx';
import { headingOf } from '#ui/components/catalog/list/list-heading.ts';
import { ListTools } from '#ui/components/catalog/list/list-tools.tsx';
import { ShowEarlier, ShowMore } from '#ui/components/catalog/list/show-more.tsx';
import { ProductCard, ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { Carton } from '#ui/components/elements/carton.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { useRootData } from '#ui/core/root-data.ts';
import home from '#ui/design/catalog/home.module.css';
import product from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { mixPriceOf } from '#ui/routes/catalog/shop-config.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The list of variety packs, and the recommended ones. */
export interface VarietyData extends ListData {
  readonly recommended: readonly ProductSummary[];
}

/** Bags in the picture of the mix: not full, as an invitation to fill it. */
const bagsBegun = 13;
const bagsInBox = 30;
/** One row of the widest screens, with the card of the mix. */
const inFirstRow = 3;

const MixCard = () => {
  const { say, language } = useWords();
  const { config } = useRootData();
  return (
    <li className={product.card}>
      <div className={classNames(product.tile, home.mixTile)}>
        <Carton filled={bagsBegun} eager />
      </div>
      <p>{say('list.customMix')}</p>
      <h3>
        <Link to="/varietypack/customize">{say('list.fillBox')}</Link>
      </h3>
      <div>
        <p>
          {price(mixPriceOf(config), language)}
          <small>{say('list.bags', { count: bagsInBox })}</small>
        </p>
      </div>
    </li>
  );
};

const VarietyScreen = ({ data }: { readonly data: VarietyData }) => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const heading = headingOf({ kind: 'varietypack', list: data, allBrands: false, navigation }, say);
  usePageTitle(heading.title);
  return (
    <>
      <ListBanner heading={heading} kind="varietypack" list={data} />
      <section className={classNames(layout.wrap, layout.section, layout.stack, layout.loose)}>
        <h2>{say('list.recommendedPacks')}</h2>
        <ul className={classNames(product.grid, product.four)}>
          <MixCard />
          {data.recommended.slice(0, inFirstRow).map((pack, index) => (
            <ProductCard key={pack.productId} product={pack} first={index === 0} />
          ))}
        </ul>
      </section>
      <section className={layout.sunk}>
        <div className={classNames(layout.wrap, layout.section, layout.stack, layout.loose)}>
          <h2>{say('list.allPacks')}</h2>
          <ListTools list={data} filtered={false} />
          <ShowEarlier list={data} />
          {data.list.length === 0 ? (
            <FilterPart part="nothing" list={data} />
          ) : (
            <ProductGrid products={data.list} />
          )}
          <ShowMore list={data} />
          <p className={classNames(layout.small, layout.muted)}>{say('shop.disclaimer')}</p>
        </div>
      </section>
    </>
  );
};

/** The variety pack shop, with a link to the mix builder (VPACK-01, VPACK-03, VPACK-04). */
export const VarietyPacks = () => {
  const data = useLoaderData() as Loaded<VarietyData>;
  return data.is === 'ready' ? <VarietyScreen data={data.value} /> : <LoadFailed />;
};
