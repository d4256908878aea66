import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProductGrid } from '#ui/components/catalog/product/product-card.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { useShelf } from '#ui/components/order/box-bought.tsx';
import { useGrounds } from '#ui/components/order/grounds.ts';
import { MixesAgain } from '#ui/components/order/mixes-again.tsx';
import { OrderCard, picturedOf } from '#ui/components/order/order-card.tsx';
import { usePlaceBelow } from '#ui/components/order/place-below.ts';
import account from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { WelcomeBackStore } from '#ui/stores/order/welcome-back-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * What a customer had before: the last order to add again, saved mixes, and what may run low. Where there is
 * none of it, or not yet, nothing is drawn (D-ORDER-11).
 */
export const WelcomeBack = observer(function WelcomeBack() {
  const { core, cart, zip, locale } = useStores();
  const [store] = useState(() => new WelcomeBackStore(core, cart));
  const { locationNumber } = zip;
  const { language } = locale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or language, other cards
  useEffect(() => void store.read(), [store, locationNumber, language]);
  const isThere = store.answered && !store.isEmpty;
  const place = usePlaceBelow(isThere);
  return isThere && place !== undefined ? createPortal(<Had store={store} />, place) : null;
});

const Had = observer(function Had({ store }: { readonly store: WelcomeBackStore }) {
  const { shopper } = useStores();
  const { say } = useWords();
  const title = useId();
  const { last, low, failure } = store;
  const shelf = useShelf(last?.lines.some(({ contents }) => contents !== undefined) ?? false);
  const groundOf = useGrounds(last === undefined ? [] : picturedOf(last));
  const name = shopper.customer?.accountContacts.firstName ?? '';
  return (
    <section className={layout.section} aria-labelledby={title}>
      <div className={classNames(layout.wrap, layout.stack, layout.loose)}>
        <h2 id={title}>{say('again.title', { name })}</h2>
        {failure === undefined ? null : <Failed store={store} />}
        {last === undefined ? null : (
          <div>
            <div className={layout.heading}>
              <h3 className={layout.titleMedium}>{say('again.last')}</h3>
              <TextLink to="/orderhistory">{say('again.orders')}</TextLink>
            </div>
            <ul className={account.orders}>
              <OrderCard order={last} shelf={shelf} groundOf={groundOf} />
            </ul>
          </div>
        )}
        {store.hasMixes ? <MixesAgain store={store.mixes} /> : null}
        {low.length === 0 ? null : (
          <div className={layout.stack}>
            <h3 className={layout.titleMedium}>{say('again.low')}</h3>
            <p className={layout.muted}>{say('again.lowText')}</p>
            <ProductGrid products={low} four />
          </div>
        )}
      </div>
    </section>
  );
});

/** Nobody asked for it, so it takes no focus. */
const Failed = observer(function Failed({ store }: { readonly store: WelcomeBackStore }) {
  const { say, failure } = useWords();
  return (
    <div role="status" className={classNames(controls.message, controls.messageError)}>
      <Icon name="error" />
      <div>
        {store.failure === undefined ? null : <p>{failure(store.failure)}</p>}
        <button
          type="button"
          className={controls.link}
          aria-busy={store.isRunning}
          onClick={() => void store.read()}
        >
          {say('page.tryAgain')}
        </button>
      </div>
    </div>
  );
});
