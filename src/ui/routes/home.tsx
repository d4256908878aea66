import { useLoaderData } from 'react-router-dom';
import type { Home } from '#domain/catalog/home.ts';
import { classNames } from '#ui/class-names.ts';
import { Carton } from '#ui/components/carton.tsx';
import { BrandSection } from '#ui/components/home/brand-section.tsx';
import { CategorySection } from '#ui/components/home/category-section.tsx';
import { GroupSection } from '#ui/components/home/group-section.tsx';
import { HomeBanners } from '#ui/components/home/home-banners.tsx';
import { PromoSection } from '#ui/components/home/promo-section.tsx';
import { StaffSection } from '#ui/components/home/staff-section.tsx';
import { ButtonLink, TextLink } from '#ui/components/links.tsx';
import { ProductGrid } from '#ui/components/product/product-card.tsx';
import { ViewedSlot } from '#ui/components/product/viewed-slot.tsx';
import styles from '#ui/design/home.module.css';
import layout from '#ui/design/layout.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { LoadFailed } from '#ui/routes/load-failed.tsx';
import { useRootData } from '#ui/routes/root-data.ts';
import type { Loaded } from '#ui/routes/scope.ts';
import { mixPriceOf } from '#ui/shop-config.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Bags in the shop window's box: nearly full, so that it asks for more. */
const bagsInWindow = 27;

const Hero = () => {
  const { say, language } = useWords();
  const { config } = useRootData();
  return (
    <section className={styles.hero}>
      <div className={classNames(layout.wrap, styles.heroRow)}>
        <div className={styles.heroText}>
          <h1>{say('home.hero')}</h1>
          <p className={styles.lead}>
            {say('home.lead', { price: price(mixPriceOf(config), language) })}
          </p>
          <div className={classNames(layout.row, styles.actions)}>
            <ButtonLink look="onField" to="/varietypack/customize">
              {say('home.fill')}
            </ButtonLink>
            <ButtonLink look="onFieldSecond" to="/all-snacks">
              {say('home.shopAll')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.heroCarton}>
          <Carton filled={bagsInWindow} />
        </div>
      </div>
    </section>
  );
};

const HomeScreen = ({ home }: { readonly home: Home }) => {
  const { say } = useWords();
  usePageTitle(say('home.title'));
  return (
    <>
      <Hero />
      {home.bestsellers.length === 0 ? null : (
        <section className={layout.section}>
          <div className={layout.wrap}>
            <div className={layout.heading}>
              <h2>{say('home.bestsellers')}</h2>
              <TextLink to="/all-snacks">{say('home.allSnacks')}</TextLink>
            </div>
            <ProductGrid products={home.bestsellers} four />
          </div>
        </section>
      )}
      <CategorySection categories={home.parentCategories} more={home.subCategories} />
      <PromoSection tiles={home.promoTiles} />
      <StaffSection picks={home.staffPicks} />
      <GroupSection groups={home.productGroups} />
      <HomeBanners banners={home.banners} />
      <BrandSection brands={home.brands} />
      <ViewedSlot />
    </>
  );
};

export const HomeRoute = () => {
  const data = useLoaderData() as Loaded<Home>;
  return data.is === 'ready' ? <HomeScreen home={data.value} /> : <LoadFailed />;
};
