import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OpenedCart } from '#application/cart/extras/open-shared-cart.ts';
import { totalsOf } from '#domain/cart/totals.ts';
import { SharedLines } from '#ui/components/cart/shared-lines.tsx';
import { Carton } from '#ui/components/elements/carton.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { SharedCartStore } from '#ui/stores/cart/shared-cart-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

const SharedCartRoute = observer(function SharedCartRoute() {
  const { core, cart, zip } = useStores();
  const { say, language } = useWords();
  const [params] = useSearchParams();
  const [shared] = useState(() => new SharedCartStore(core, cart));
  const goods = params.get('goods') ?? '';
  const { is } = cart.reading;
  const { locationNumber } = zip;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or language is another shelf
  useEffect(() => {
    if (is === 'done') void shared.open(goods);
  }, [shared, goods, is, locationNumber, language]);
  usePageTitle(say('shareCart.title'));
  const { opened, opening } = shared;
  if (opening.is === 'failed') return <LoadFailed />;
  if (opened !== undefined) return <Shown shared={shared} opened={opened} />;
  if (opening.is !== 'done') return <LinesSkeleton title={say('shareCart.title')} />;
  return (
    <StatusPage
      title={say('shareCart.badTitle')}
      text={say('shareCart.badText')}
      art={<Carton filled={0} />}
    >
      <ButtonLink to="/all-snacks">{say('cart.shopAll')}</ButtonLink>
    </StatusPage>
  );
});

interface ShownProps {
  readonly shared: SharedCartStore;
  readonly opened: OpenedCart;
}

const Shown = observer(function Shown({ shared, opened }: ShownProps) {
  const { notice } = useStores();
  const { say, language } = useWords();
  const goTo = useOpen();
  const { lines } = opened;
  const totals = totalsOf(lines);
  const handleAdd = async () => {
    const count = await shared.addAll();
    if (count === 0) return;
    notice.show({ severity: 'success', title: { key: 'shareCart.added', blanks: { count } } });
    goTo('/cart');
  };
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={layout.stack}>
        <h1>{say('shareCart.title')}</h1>
        <p className={layout.muted}>
          {lines.length === 0 ? say('shareCart.noneText') : say('shareCart.text')}
        </p>
        <SharedLines {...opened} />
      </div>
      <aside aria-label={say('cart.summary')}>
        <div className={classNames(layout.panel, layout.stack)}>
          <h2 className={layout.titleMedium}>{say('cart.summary')}</h2>
          {totals.ok ? (
            <p className={classNames(layout.row, layout.between)}>
              <span>{say('shareCart.total')}</span>
              <span className={styles.price}>{price(totals.value.subTotal, language)}</span>
            </p>
          ) : null}
          {lines.length === 0 ? (
            <ButtonLink to="/all-snacks" wide>
              {say('cart.shopAll')}
            </ButtonLink>
          ) : (
            <button
              type="button"
              className={classNames(controls.button, controls.wide)}
              aria-busy={shared.adding.is === 'running'}
              onClick={() => void handleAdd()}
            >
              {say('shareCart.add')}
            </button>
          )}
        </div>
      </aside>
    </div>
  );
});

/** `/cart/shared`: what somebody else put into a cart, at today's prices (D-ROUTE-42). */
export const openSharedCart = (): OpenedScreen => ({
  Component: SharedCartRoute,
  loader: () => null,
});
