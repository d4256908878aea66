import { useLoaderData, useLocation } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/components/links.tsx';
import { ProductGrid } from '#ui/components/product/product-card.tsx';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/list.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import type { ListData } from '#ui/routes/list-loader.ts';
import { LoadFailed } from '#ui/routes/load-failed.tsx';
import type { Loaded } from '#ui/routes/scope.ts';
import { useWords } from '#ui/words/words.ts';

const firstRow = 4;
const heroBags = 3;
/** The maker of everything on the heat shelf. */
const heatBrand = 'fuego';

const HeatScreen = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const { pathname } = useLocation();
  const university = /\/flaminhotuniversity/i.test(pathname);
  const title = university ? say('heat.university') : say('heat.title');
  usePageTitle(title);
  return (
    <>
      <section className={styles.blackHero}>
        <div className={classNames(layout.wrap, styles.blackRow)}>
          <div>
            <h1>{title}</h1>
            <p className={classNames(layout.muted, styles.blackLead)}>
              {university ? say('heat.universityText') : say('heat.text')}
            </p>
            <div className={layout.row}>
              <ButtonLink to={`/all-snacks?brand=${heatBrand}`}>{say('heat.shop')}</ButtonLink>
            </div>
          </div>
          <div className={styles.trio}>
            {list.products.slice(0, heroBags).map((product) => (
              <img
                key={product.productId}
                src={product.imagePath}
                width="300"
                height="400"
                alt=""
              />
            ))}
          </div>
        </div>
      </section>
      <section className={layout.section}>
        <div className={classNames(layout.wrap, layout.stack, layout.loose)}>
          <h2>{say('heat.list')}</h2>
          <ProductGrid products={list.products} eager={firstRow} />
        </div>
      </section>
    </>
  );
};

/** The black screens: a shelf of what is hot (ROUTE-06, ROUTE-07, D-ROUTE-28). */
export const Heat = () => {
  const data = useLoaderData() as Loaded<ListData>;
  return data.is === 'ready' ? <HeatScreen list={data.value} /> : <LoadFailed />;
};
