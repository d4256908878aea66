import type { CSSProperties, ReactNode } from 'react';
import { BrandTiles } from '#ui/components/catalog/home/brand-tiles.tsx';
import type { Heading, ListKind } from '#ui/components/catalog/list/list-heading.ts';
import { Link } from '#ui/components/elements/link.tsx';
import { useRootData } from '#ui/core/root-data.ts';
import styles from '#ui/design/catalog/list.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

interface ListBannerProps {
  readonly heading: Heading;
  readonly kind: ListKind;
  readonly list: ListData;
  /** Links to related lists that only this list has. */
  readonly children?: ReactNode;
}

const coloursOf = ({ ground, ink }: Heading): CSSProperties | undefined =>
  ground === undefined ? undefined : ({ '--bn': ground, '--bf': ink } as CSSProperties);

/** The list's name on its colour, with links to related lists. */
export const ListBanner = ({ heading, kind, list, children }: ListBannerProps) => {
  const { say } = useWords();
  // The part that is shown without results links to the same lists.
  const isVainSearch = list.query.searchText !== undefined && list.totalProduct === 0;
  return (
    <section className={styles.banner} style={coloursOf(heading)}>
      <div className={classNames(layout.wrap, styles.bannerRow)}>
        <h1>{heading.title}</h1>
        {heading.text === '' ? null : <p>{heading.text}</p>}
        {heading.tiles ? (
          <nav aria-label={say('list.brands')}>
            <BrandTiles brands={list.brands} current={list.query.brand} />
          </nav>
        ) : null}
        {children}
        {!heading.tiles && kind === 'all-snacks' && !isVainSearch ? (
          <TypePills current={list.query.productTypes} />
        ) : null}
      </div>
    </section>
  );
};

/** Product types as pills, from the menu that the operators configure. */
const TypePills = ({ current }: { readonly current: readonly string[] }) => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const snacks = navigation.find((item) => item.url === '/all-snacks');
  const here = current.length === 0 ? '/all-snacks' : `/all-snacks/${current.join('/')}`;
  const pills = [{ url: '/all-snacks', label: say('list.allSnacks') }, ...(snacks?.subMenu ?? [])];
  return (
    <nav className={controls.pills} aria-label={say('list.kinds')}>
      {pills.map(({ url, label }) => (
        <Link
          key={url}
          className={controls.pill}
          to={url}
          {...(url === here ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};
