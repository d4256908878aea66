import type { CSSProperties } from 'react';
import { productPageSize } from '#domain/catalog/product-query.ts';
import { atPage, useShownParams } from '#ui/addresses/list-links.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/list.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

/** A link to the next page of 36; the address then names the last page that is open. */
export const ShowMore = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const params = useShownParams();
  const count = list.totalProduct;
  const shown = (list.first - 1) * productPageSize + list.list.length;
  if (shown >= count) return null;
  const next = Math.min(productPageSize, count - shown);
  const progress = { '--p': `${Math.round((shown / count) * 100)}%` } as CSSProperties;
  return (
    <div className={styles.more}>
      <p className={layout.small}>{say('list.progress', { shown, count })}</p>
      <div className={styles.meter} style={progress} aria-hidden="true">
        <i />
      </div>
      <Link
        className={classNames(controls.button, controls.second)}
        to={atPage(params, list.query.page + 1)}
        preventScrollReset
        replace
      >
        {say('list.more', { count: next })}
      </Link>
    </div>
  );
};

/** The link to earlier pages, when the address opened a later page of the list. */
export const ShowEarlier = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const params = useShownParams();
  if (list.first === 1) return null;
  return (
    <div className={styles.more}>
      <Link
        className={classNames(controls.button, controls.second)}
        to={atPage(params, list.first - 1)}
      >
        {say('list.earlier')}
      </Link>
    </div>
  );
};
