import { useLoaderData, useSearchParams } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { ListBanner } from '#ui/components/list/list-banner.tsx';
import { ListTools } from '#ui/components/list/list-tools.tsx';
import { NothingFound } from '#ui/components/list/nothing-found.tsx';
import { ShowMore } from '#ui/components/list/show-more.tsx';
import { ProductGrid } from '#ui/components/product/product-card.tsx';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/list.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { headingOf, type ListKind } from '#ui/routes/list-heading.ts';
import type { ListData } from '#ui/routes/list-loader.ts';
import { LoadFailed } from '#ui/routes/load-failed.tsx';
import { useRootData } from '#ui/routes/root-data.ts';
import type { Loaded } from '#ui/routes/scope.ts';
import { useWords } from '#ui/words/words.ts';

interface ListScreenProps {
  readonly kind: ListKind;
  readonly list: ListData;
}

/** Cards in the first row of the widest screens. */
const firstRow = 4;

const ListScreen = ({ kind, list }: ListScreenProps) => {
  const words = useWords();
  const { navigation } = useRootData();
  const [params] = useSearchParams();
  const allBrands = params.get('view') === 'brands';
  const heading = headingOf({ kind, list, allBrands, navigation }, words.say);
  usePageTitle(heading.title);
  return (
    <>
      <ListBanner heading={heading} kind={kind} list={list} />
      <div className={classNames(layout.wrap, styles.shop)}>
        <ListTools list={list} />
        {list.products.length === 0 ? (
          <NothingFound query={list.query} knownWords={list.told.knownWords} />
        ) : (
          <>
            <h2 className={layout.hidden}>{words.say('list.results')}</h2>
            <ProductGrid products={list.products} eager={firstRow} />
          </>
        )}
        <ShowMore list={list} />
      </div>
    </>
  );
};

const ListRoute = ({ kind }: { readonly kind: ListKind }) => {
  const data = useLoaderData() as Loaded<ListData>;
  return data.is === 'ready' ? <ListScreen kind={kind} list={data.value} /> : <LoadFailed />;
};

export const AllSnacks = () => <ListRoute kind="all-snacks" />;
export const Flavors = () => <ListRoute kind="flavors" />;
export const VarietyPacks = () => <ListRoute kind="varietypack" />;
export const Merchandise = () => <ListRoute kind="merchandise" />;
