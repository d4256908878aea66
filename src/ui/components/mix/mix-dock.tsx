import { observer } from 'mobx-react-lite';
import { grownLine } from '#domain/cart/lines/count-lines.ts';
import { bagPrice } from '#domain/mix/box-offer.ts';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Stripe } from '#ui/components/elements/carton.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/mix.module.css';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** How full the mix is, its price and the button to the cart; always visible. */
export const MixDock = observer(function MixDock({ mix }: { readonly mix: MixStore }) {
  const { cart, drawer, notice } = useStores();
  const { say, language } = useWords();
  const open = useOpen();
  const editing = mix.draft.editing !== undefined;
  const full = mix.toGo === 0;
  const { packSize } = mix.offer.rules;
  const cost = mix.price;
  const shownPrice = cost === undefined ? '' : price(cost, language);
  const add = async () => {
    const before = cart.lines;
    if (!full || !(await mix.addToCart())) return;
    notice.show({
      severity: 'success',
      title: { key: editing ? 'mix.changed' : 'mix.added' },
      link: { to: '/cart', key: 'cart.view' },
    });
    if (editing) open('/cart');
    else drawer.openWith(grownLine(before, cart.lines)?.id);
  };
  return (
    <section className={styles.dock} aria-label={say('mix.summary')}>
      <div className={styles.dockTop}>
        <p className={styles.dockCount} aria-hidden="true">
          {mix.bags.length}
          <small>/{packSize}</small>
        </p>
        <p role="status" className={styles.dockStatus}>
          {full ? say('mix.full') : say('mix.toGo', { count: mix.toGo })}
        </p>
        <Stripe
          filled={mix.bags.length}
          bags={bagsShown(mix.bags, mix.offer.shelf)}
          size={packSize}
          className={styles.dockStripe}
        />
      </div>
      <div className={styles.dockBuy}>
        {cost === undefined || mix.offer.rules.price === undefined ? null : (
          <p className={classNames(layout.small, styles.dockEach)}>
            {say('mix.each', { price: price(bagPrice(cost, packSize), language) })}{' '}
            {cost >= cart.freeShippingThreshold ? say('mix.shipsFree') : null}
          </p>
        )}
        <b className={styles.dockPrice}>{shownPrice}</b>
        <button
          type="button"
          className={classNames(controls.button, layout.grow)}
          aria-disabled={!full}
          aria-busy={mix.adding.is === 'running'}
          onClick={() => void add()}
        >
          {full
            ? say(editing ? 'mix.save' : 'mix.add', { price: shownPrice })
            : say('mix.addMore', { count: mix.toGo })}
        </button>
      </div>
    </section>
  );
});
