import { useId } from 'react';
import type { Banner } from '#domain/catalog/home.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The operators' banners, in their order (BROWSE-12). */
export const HomeBanners = ({ banners }: { readonly banners: readonly Banner[] }) => {
  const { say } = useWords();
  const title = useId();
  if (banners.length === 0) return null;
  return (
    <section
      data-soon
      className={classNames(layout.wrap, layout.stack, layout.loose, layout.below)}
      aria-labelledby={title}
    >
      <h2 id={title}>{say('home.news')}</h2>
      <div className={styles.banners}>
        {banners.map((banner) => (
          <Link key={banner.bannerId} className={styles.bannerCard} to={banner.linkUrl}>
            <span>
              <h3>{banner.title}</h3>
              <span className={layout.muted}>{banner.text}</span>
            </span>
            <img src={banner.imageUrl} width="300" height="400" alt="" loading="lazy" />
          </Link>
        ))}
      </div>
    </section>
  );
};
