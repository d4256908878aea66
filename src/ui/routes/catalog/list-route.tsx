import type { ComponentType } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { FilterPart } from '#ui/components/catalog/list/lazy-filters.tsx';
import { ListBanner } from '#ui/components/catalog/list/list-banner.tsx';
import { headingOf, type ListKind } from '#ui/components/catalog/list/list-heading.ts';
import { ListTools } from '#ui/components/catalog/list/list-tools.tsx';
import { ShowEarlier, ShowMore } from '#ui/components/catalog/list/show-more.tsx';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { useRootData } from '#ui/core/root-data.ts';
import styles from '#ui/design/catalog/list.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

interface ListScreenProps {
  readonly kind: ListKind;
  readonly list: ListData;
  /** What the banner shows beside its text. */
  readonly neighbours?: ComponentType<{ readonly list: ListData }> | undefined;
}

const ListScreen = ({ kind, list, neighbours: Neighbours }: ListScreenProps) => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const [params] = useSearchParams();
  const allBrands = params.get('view') === 'brands';
  const heading = headingOf({ kind, list, allBrands, navigation }, say);
  usePageTitle(heading.title);
  const filtered = kind !== 'merchandise';
  const panel =
    filtered &&
    list.unknownShelf === undefined &&
    list.filters.some(({ options }) => options.length > 0);
  return (
    <>
      <ListBanner heading={heading} kind={kind} list={list}>
        {Neighbours === undefined ? null : <Neighbours list={list} />}
      </ListBanner>
      <div className={classNames(layout.wrap, styles.shop, panel && styles.beside)}>
        {panel ? <FilterPart part="panel" list={list} /> : null}
        <div>
          {list.unknownShelf === undefined ? <ListTools list={list} filtered={panel} /> : null}
          <ShowEarlier list={list} />
          {list.list.length === 0 ? (
            <FilterPart part="nothing" list={list} />
          ) : (
            <>
              <h2 className={layout.hidden}>{say('list.results')}</h2>
              <ProductGrid products={list.list} long opens />
            </>
          )}
          <ShowMore list={list} />
        </div>
      </div>
    </>
  );
};

/** A list of products as its loader found it. */
export const ListRoute = ({ kind, neighbours }: Omit<ListScreenProps, 'list'>) => {
  const data = useLoaderData() as Loaded<ListData>;
  if (data.is !== 'ready') return <LoadFailed />;
  return <ListScreen kind={kind} list={data.value} neighbours={neighbours} />;
};
