import { countPicked } from '#domain/catalog/facets.ts';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import { suggestedPages } from '#domain/search/suggested-pages.ts';
import { nearestShelves } from '#domain/search/unknown-shelf.ts';
import {
  activeFilters,
  useListLink,
  useListParams,
  withoutFilters,
} from '#ui/addresses/list-links.ts';
import { pageNames } from '#ui/addresses/shop-pages.ts';
import { filterLabel } from '#ui/components/catalog/list/filter-labels.ts';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { useRootData } from '#ui/core/root-data.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { listing } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface NothingFoundProps {
  readonly list: ListData;
}

/** An empty list says why it is empty and links to lists with products. */
export const NothingFound = ({ list }: NothingFoundProps) => {
  const { say } = useWords();
  const params = useListParams();
  const link = useListLink();
  const { searchText } = list.query;
  const { unknownShelf } = list;
  if (unknownShelf !== undefined) return <NoSuchShelf list={list} name={unknownShelf} />;
  const count = activeFilters(list.query).length;
  const why =
    searchText === undefined ? say('list.noneHere') : say('list.none', { text: searchText });
  const hintOfSearch = count === 0 ? say('list.noneText') : say('list.noneOn', { count });
  const hintOfFilters = count === 0 ? '' : say('list.noneFilters', { count });
  const hint = searchText === undefined ? hintOfFilters : hintOfSearch;
  return (
    <div className={classNames(layout.stack, layout.loose)}>
      <section className={classNames(layout.status, layout.low)}>
        <h2>{why}</h2>
        {hint === '' ? null : <p className={classNames(layout.muted, layout.measure)}>{hint}</p>}
        <PagesFor text={searchText ?? ''} />
        <KnownWords words={list.told.knownWords ?? []} />
        <WaysOut list={list} />
        <div className={classNames(layout.row, layout.center)}>
          {count === 0 ? null : (
            <Link
              className={classNames(controls.button, controls.second)}
              to={link(withoutFilters(params))}
            >
              {say('list.clear')}
            </Link>
          )}
          <Link className={controls.button} to="/all-snacks">
            {say('home.allSnacks')}
          </Link>
        </div>
      </section>
      <PopularShelves />
      <PopularProducts list={list} />
    </div>
  );
};

/** The address names a list that does not exist; the nearest ones may be meant. */
const NoSuchShelf = ({ list, name }: NothingFoundProps & { readonly name: string }) => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const near = nearestShelves(name, navigation);
  return (
    <div className={classNames(layout.stack, layout.loose)}>
      <section className={classNames(layout.status, layout.low)}>
        <h2>{say('list.unknownName', { name: name.replaceAll('-', ' ') })}</h2>
        {near.length === 0 ? null : (
          <nav aria-label={say('list.meant')} className={classNames(layout.row, layout.center)}>
            {say('list.meant')}
            <ShelfPills shelves={near} />
          </nav>
        )}
        <Link className={controls.button} to="/all-snacks">
          {say('home.allSnacks')}
        </Link>
      </section>
      <PopularShelves />
      <PopularProducts list={list} />
    </div>
  );
};

const PopularProducts = ({ list }: NothingFoundProps) => {
  const { say } = useWords();
  return list.popular.length === 0 ? null : (
    <section className={classNames(layout.stack, layout.loose)}>
      <h2 className={layout.titleMedium}>{say('list.popular')}</h2>
      <ProductGrid products={list.popular} four />
    </section>
  );
};

/** For each group of filters: how many products there are without it. */
const WaysOut = ({ list }: { readonly list: ListData }) => {
  const words = useWords();
  const { say, language } = words;
  const params = useListParams();
  const link = useListLink();
  const ways = list.filters
    // Diets hold together: what is left without them is not among their counts.
    .filter(({ name }) => name !== 'diet' && list.query[name].length > 0)
    .map((facet) => ({ ...facet, left: countPicked(facet, []) }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={say('list.waysOut')} className={classNames(controls.pillWrap, layout.center)}>
      {ways.map(({ name, left }) => {
        const labels = list.query[name].map((value) =>
          filterLabel(list.filters, { name, value }, words),
        );
        return (
          <Link key={name} className={controls.pill} to={link(withoutFilters(params, [name]))}>
            {say('filter.without', { filters: listing(labels, language), count: left })}
          </Link>
        );
      })}
    </nav>
  );
};

/** Pages the search text speaks of: the shop does not sell refunds, but it has a page on them. */
const PagesFor = ({ text }: { readonly text: string }) => {
  const { say } = useWords();
  const pages = suggestedPages(text);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={say('search.pages')} className={classNames(layout.row, layout.center)}>
      {say('search.pages')}
      {pages.map((page) => (
        <Link key={page} className={controls.pill} to={`/${page}`}>
          {say(pageNames[page])}
        </Link>
      ))}
    </nav>
  );
};

/** Words of the search text that find something alone. */
const KnownWords = ({ words }: { readonly words: readonly string[] }) => {
  const { say } = useWords();
  return words.length < 2 ? null : (
    <p className={classNames(layout.row, layout.center)}>
      {say('list.knownWords')}
      {words.map((word) => (
        <Link
          key={word}
          className={controls.pill}
          to={`/all-snacks?${new URLSearchParams({ q: word })}`}
        >
          {word}
        </Link>
      ))}
    </p>
  );
};

const PopularShelves = () => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const shelves = navigation.find(({ url }) => url === '/all-snacks')?.subMenu ?? [];
  if (shelves.length === 0) return null;
  return (
    <nav aria-label={say('list.shelves')} className={classNames(controls.pillWrap, layout.center)}>
      <ShelfPills shelves={shelves} />
    </nav>
  );
};

interface ShelfPillsProps {
  readonly shelves: readonly Pick<NavigationItem, 'url' | 'label'>[];
}

const ShelfPills = ({ shelves }: ShelfPillsProps) =>
  shelves.map(({ url, label }) => (
    <Link key={url} className={controls.pill} to={url}>
      {label}
    </Link>
  ));
