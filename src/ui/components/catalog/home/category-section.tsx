import { type CSSProperties, useId } from 'react';
import type { CategoryTile, SubCategory } from '#domain/catalog/home.ts';
import { textColorOn } from '#ui/components/catalog/home/text-color.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface CategorySectionProps {
  readonly categories: readonly CategoryTile[];
  readonly more: readonly SubCategory[];
}

export const CategorySection = ({ categories, more }: CategorySectionProps) => {
  const { say } = useWords();
  const title = useId();
  if (categories.length === 0) return null;
  return (
    <section
      data-soon
      className={classNames(layout.wrap, layout.stack, layout.loose, layout.below)}
      aria-labelledby={title}
    >
      <h2 id={title}>{say('home.categories')}</h2>
      <div className={styles.categories}>
        {categories.map((category) => (
          <Link
            key={category.slug}
            className={styles.category}
            to={category.url}
            style={{ '--bg': category.color, '--fg': textColorOn(category.color) } as CSSProperties}
          >
            <b>{category.title}</b>
            {category.imageUrls.slice(0, 2).map((image) => (
              <img key={image} src={image} width="300" height="400" alt="" loading="lazy" />
            ))}
          </Link>
        ))}
      </div>
      {more.length === 0 ? null : (
        <nav className={controls.pills} aria-label={say('home.more')}>
          {more.map(({ title: name, url }) => (
            <Link key={url} className={controls.pill} to={url}>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
};
