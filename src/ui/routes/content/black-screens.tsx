import { useLoaderData, useLocation } from 'react-router-dom';
import { everyProduct } from '#domain/catalog/product-query.ts';
import type { StageEvent } from '#domain/content/content.ts';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { Concerts } from '#ui/components/content/concerts.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { firstPaintId } from '#ui/core/first-paint.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import styles from '#ui/design/catalog/black.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { loadList } from '#ui/routes/catalog/list-loader.ts';
import { loaded } from '#ui/routes/screen/load.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import type { Scope } from '#ui/routes/screen/scope.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

const heroBags = 3;
/** The brand whose products the black screens list. */
const heatBrand = 'fuego';

/** The data of a black screen; events only at /flaminhotuniversity. */
interface HeatData {
  readonly list: ListData;
  readonly events?: readonly StageEvent[];
}

const isUniversity = (pathname: string): boolean => /\/flaminhotuniversity/i.test(pathname);

export const loadBlackScreen = async ({ core }: Scope, pathname: string) => {
  const [list, events] = await Promise.all([
    loadList(core, { ...everyProduct, brand: [heatBrand] }),
    isUniversity(pathname) ? core.run((useCases) => useCases.content.showEvents()) : undefined,
  ]);
  if (!('value' in list)) return list;
  const value = { list: list.value };
  if (events === undefined) return loaded({ ok: true, value });
  return events.ok
    ? loaded({ ok: true, value: { ...value, events: events.value } })
    : loaded<HeatData>(events);
};

const HeatScreen = ({ list, events }: HeatData) => {
  const { say } = useWords();
  const { pathname } = useLocation();
  const university = isUniversity(pathname);
  const title = university ? say('heat.university') : say('heat.title');
  usePageTitle(title);
  return (
    <>
      <section id={firstPaintId} className={styles.blackHero}>
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
            {list.list.slice(0, heroBags).map((product) => (
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
      {events === undefined ? null : <Concerts events={events} />}
      <section className={layout.section}>
        <div className={classNames(layout.wrap, layout.stack, layout.loose)}>
          <h2>{say('heat.list')}</h2>
          <ProductGrid products={list.list} long />
        </div>
      </section>
    </>
  );
};

/** The black screens: concerts, and a list of hot snacks (ROUTE-06, ROUTE-07, D-ROUTE-28). */
export const BlackScreen = () => {
  const data = useLoaderData() as Loaded<HeatData>;
  return data.is === 'ready' ? <HeatScreen {...data.value} /> : <LoadFailed />;
};
