import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { sizeText } from '#domain/catalog/size-text.ts';
import { markTyped, type SuggestedProduct } from '#domain/search/suggestions.ts';
import { pageNames } from '#ui/addresses/shop-pages.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/search.module.css';
import type { SearchOption } from '#ui/stores/search/search-options.ts';
import type { SearchStore } from '#ui/stores/search/search-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** An option and its number in the list. */
export interface PlacedOption {
  readonly option: SearchOption;
  readonly place: number;
}

interface SearchOptionRowProps {
  readonly placed: PlacedOption;
  readonly search: SearchStore;
  readonly list: string;
  readonly onChoose: (option: SearchOption) => void;
}

/** One option. The focus stays in the input, so a press must not move it. */
export const SearchOptionRow = observer(function SearchOptionRow({
  placed: { option, place },
  search,
  list,
  onChoose,
}: SearchOptionRowProps) {
  const meant = search.suggestions?.correctedText ?? search.text;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys of its listbox
    <div
      role="option"
      id={`${list}-${place}`}
      tabIndex={-1}
      aria-selected={place === search.marked}
      className={classNames(styles.option, looks[option.kind])}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <Line option={option} meant={meant} />
    </div>
  );
});

const looks: Partial<Record<SearchOption['kind'], string | undefined>> = {
  all: styles.all,
  shelf: styles.shelf,
  page: styles.shelf,
  place: styles.shelf,
};

const Line = ({ option, meant }: { readonly option: SearchOption; readonly meant: string }) => {
  const { say } = useWords();
  switch (option.kind) {
    case 'product':
      return <ProductLine product={option.product} meant={meant} />;
    case 'shelf':
      return (
        <>
          <span>{option.shelf.label}</span>
          <small>{say(`search.${option.shelf.kind}`)}</small>
        </>
      );
    case 'place':
      return <span>{option.label}</span>;
    case 'page':
      return <span>{say(pageNames[option.page])}</span>;
    case 'all':
      return <span>{say('search.all', { text: option.text })}</span>;
    default:
      return (
        <>
          <Icon name={option.kind === 'recent' ? 'clock' : 'search'} size="small" />
          <span>
            <Marked name={option.text} text={option.kind === 'recent' ? '' : meant} />
          </span>
        </>
      );
  }
};

interface ProductLineProps {
  readonly product: SuggestedProduct;
  readonly meant: string;
}

const ProductLine = ({ product, meant }: ProductLineProps) => {
  const { say, language } = useWords();
  const ground = { '--tl': product.tint.light, '--td': product.tint.dark } as CSSProperties;
  return (
    <>
      <span className={styles.tile} style={ground}>
        <img src={product.imagePath} width="300" height="400" alt="" decoding="async" />
      </span>
      <span className={styles.name}>
        <b>
          <Marked name={product.title} text={meant} />
        </b>
        <small>
          {`${product.brand}, ${sizeText(product.size, language)}`}
          {product.available ? null : ` · ${say('product.outOfStock')}`}
        </small>
      </span>
      <span className={styles.price}>{price(product.price, language)}</span>
    </>
  );
};

/** A name with the typed part in bold; the parts are rendered as text, never as markup. */
const Marked = ({ name, text }: { readonly name: string; readonly text: string }) =>
  markTyped(name, text).map(
    ({ text: run, typed }, at): ReactNode =>
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
      typed ? <mark key={at}>{run}</mark> : run,
  );
