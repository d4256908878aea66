import { useSearchParams } from 'react-router-dom';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/components/link.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { activeFilters, withoutFilters } from '#ui/routes/list-address.ts';
import { useWords } from '#ui/words/words.ts';

interface NothingFoundProps {
  readonly query: ProductQuery;
  readonly knownWords: readonly string[] | undefined;
}

/** An empty shelf says why it is empty and how to fill it. */
export const NothingFound = ({ query, knownWords }: NothingFoundProps) => {
  const { say } = useWords();
  const [params] = useSearchParams();
  const text = query.searchText;
  return (
    <section className={layout.status}>
      <h2>{text === undefined ? say('list.noneHere') : say('list.none', { text })}</h2>
      <p className={classNames(layout.muted, layout.measure)}>{say('list.noneText')}</p>
      {knownWords === undefined || knownWords.length < 2 ? null : (
        <p className={classNames(layout.row, layout.center)}>
          {say('list.knownWords')}
          {knownWords.map((word) => (
            <Link
              key={word}
              className={controls.pill}
              to={`/all-snacks?${new URLSearchParams({ q: word })}`}
            >
              {word}
            </Link>
          ))}
        </p>
      )}
      <div className={classNames(layout.row, layout.center)}>
        {activeFilters(query).length === 0 ? null : (
          <Link
            className={classNames(controls.button, controls.second)}
            to={withoutFilters(params)}
          >
            {say('list.clear')}
          </Link>
        )}
        <Link className={controls.button} to="/all-snacks">
          {say('home.allSnacks')}
        </Link>
      </div>
    </section>
  );
};
