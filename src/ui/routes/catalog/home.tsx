import { useLoaderData } from 'react-router-dom';
import type { Home } from '#domain/catalog/home.ts';
import { BrandSection } from '#ui/components/catalog/home/brand-section.tsx';
import { CategorySection } from '#ui/components/catalog/home/category-section.tsx';
import { GroupSection } from '#ui/components/catalog/home/group-section.tsx';
import { HomeBanners } from '#ui/components/catalog/home/home-banners.tsx';
import { PromoSection } from '#ui/components/catalog/home/promo-section.tsx';
import { StaffSection } from '#ui/components/catalog/home/staff-section.tsx';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { ViewedSlot } from '#ui/components/catalog/product/viewed-slot.tsx';
import { Carton } from '#ui/components/elements/carton.tsx';
import { ButtonLink, TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { WelcomeBackSlot } from '#ui/components/order/welcome-back-slot.tsx';
import { firstPaintId } from '#ui/core/first-paint.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { useRootData } from '#ui/core/root-data.ts';
import styles from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { mixPriceOf } from '#ui/routes/catalog/shop-config.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Bags in the picture on the home page: not full, as an invitation to fill it. */
const bagsInWindow = 27;

const Hero = () => {
  const { say, language } = useWords();
  const { config } = useRootData();
  return (
    <section id={firstPaintId} className={styles.hero}>
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
      <WelcomeBackSlot />
      <div data-open />
      {home.bestsellers.length === 0 ? null : (
        <section data-soon className={layout.section}>
          <div className={layout.wrap}>
            <div className={layout.heading}>
              <h2>{say('home.bestsellers')}</h2>
              <TextLink to="/all-snacks">{say('home.allSnacks')}</TextLink>
            </div>
            <ProductGrid products={home.bestsellers} four />
          </div>
        </section>
      )}
      <div data-open />
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
