import { typeLabel } from '#ui/addresses/type-label.ts';
import { segmentsOf } from '#ui/addresses/type-segments.ts';
import { typesWithOwnPage } from '#ui/addresses/types-with-own-page.ts';
import { Link } from '#ui/components/elements/link.tsx';
import { useRootData } from '#ui/core/root-data.ts';
import styles from '#ui/design/catalog/product.module.css';
import { useWords } from '#ui/words/words.ts';

/** Breadcrumbs: all snacks, then each product type from the widest to the narrowest. */
export const Crumbs = ({ type }: { readonly type: string }) => {
  const { say } = useWords();
  const { navigation } = useRootData();
  const segments = segmentsOf(type);
  return (
    <nav aria-label={say('product.crumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/all-snacks">{say('home.allSnacks')}</Link>
        </li>
        {segments.map((segment, index) => {
          const path = segments.slice(0, index + 1);
          const own = index === 0 ? typesWithOwnPage[segment] : undefined;
          return (
            <li key={segment}>
              <span aria-hidden="true">/</span>
              {own === undefined ? (
                <Link to={`/all-snacks/${path.join('/')}`}>{typeLabel(path, navigation)}</Link>
              ) : (
                <Link to={own.path}>{say(own.name)}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
