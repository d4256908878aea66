import { observer } from 'mobx-react-lite';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { forDisplay } from '#domain/cart/free-shipping.ts';
import { addCents, negateCents } from '#domain/money/cents.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { type CardCartStore, cardCartOf } from '#ui/stores/cart/card-cart-store.ts';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * Tells what was added. A card tells it by the bar; the page of a product, and cards where the cart
 * itself is on the screen, by the line in the cart (D-CART-34).
 */
const useTelling = (cards: CardCartStore) => {
  const { cart, drawer, notice, zip } = useStores();
  const { pathname } = useLocation();
  const { added } = drawer;
  useEffect(() => {
    if (added === undefined) return;
    const { product, quantity, isCard } = added;
    const isBar = isCard && !drawer.isOpen && !drawer.isCartShown;
    if (!isBar) {
      notice.show({
        severity: 'success',
        title: { key: 'cart.added' },
        text: { key: 'cart.addedWhat', blanks: { name: product.title, count: quantity } },
        link: { to: '/cart', key: 'cart.view' },
        addedQuantity: quantity,
      });
      notice.speak({ key: 'cart.count', blanks: { count: cart.count } });
    }
    zip.askOnce(() => (isBar ? cards.tellAdded(added) : drawer.openWith(product.productId)));
  }, [added, cards, cart, drawer, notice, zip]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends it
  useEffect(() => cards.dismiss(), [pathname, cards]);
};

/** Space between the bar and what has the focus, px. */
const gap = 16;

/** What has the focus is scrolled out from under the bar. */
const showFocus = (bar: HTMLElement) => {
  const at = document.activeElement;
  if (at === null || at === document.body || bar.contains(at)) return;
  const seen = at.getBoundingClientRect();
  const over = bar.getBoundingClientRect();
  const isBeside = seen.right <= over.left || seen.left >= over.right;
  if (isBeside || seen.bottom <= over.top || seen.top >= over.bottom) return;
  window.scrollBy({ top: seen.bottom - over.top + gap, behavior: 'instant' });
};

/** Cards far down are laid out as they come into view, so the second frame is looked at as well. */
const useFocusInView = (bar: RefObject<HTMLElement | null>, isShown: boolean) => {
  useEffect(() => {
    const { current } = bar;
    if (!isShown || current === null) return;
    const look = () =>
      requestAnimationFrame(() => {
        showFocus(current);
        requestAnimationFrame(() => showFocus(current));
      });
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [bar, isShown]);
};

/**
 * The bar stands above the question about cookies. Only while it is there: a property of the root has the style of the
 * whole page computed anew (5 ms, 60 on a slow phone).
 */
const useRoomForConsent = (isShown: boolean) => {
  const { height } = useStores().consent;
  useLayoutEffect(() => {
    if (!isShown || height === 0) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--consent-height', `${height}px`);
    return () => void style.removeProperty('--consent-height');
  }, [isShown, height]);
};

/**
 * What a press on a card did, below the page until it is closed or the next page opens: no time runs
 * out.
 */
export const AddedBar = observer(function AddedBar() {
  const cards = cardCartOf(useStores());
  const { say } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useTelling(cards);
  const { news } = cards;
  useRoomForConsent(news !== undefined);
  useFocusInView(bar, news !== undefined);
  const dismiss = () => {
    cards.dismiss();
    cameFrom.current?.focus({ preventScroll: true });
  };
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = bar.current?.contains(relatedTarget) === true;
    if (!isInside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it as its button does */}
      <div
        ref={bar}
        {...(news !== undefined && {
          className: classNames(dialogs.added, dialogs.noteOk),
          role: 'region',
          'aria-label': say('cards.bar'),
        })}
        onFocus={handleFocus}
        onKeyDown={(event) => {
          if (event.key === 'Escape') dismiss();
        }}
      >
        <div role="status">{news === undefined ? null : <BarText cards={cards} />}</div>
        {news === undefined ? null : <BarActions cards={cards} onDismiss={dismiss} />}
      </div>
      <ZeroQuestion cards={cards} />
    </>
  );
});

const BarText = observer(function BarText({ cards }: { readonly cards: CardCartStore }) {
  const { cart } = useStores();
  const { say, tell, language } = useWords();
  const { news } = cards;
  if (news === undefined) return null;
  const { totals, count } = cart;
  const isFree = cart.cart.coupon?.freeOrder === true;
  return (
    <>
      <p>
        <b>{tell(news.said)}</b>
      </p>
      {totals.ok && count > 0 ? (
        <p>
          {say('cards.cart', {
            count,
            total: price(
              addCents(totals.value.subTotal, negateCents(totals.value.discount)),
              language,
            ),
          })}{' '}
          {isFree ? null : <Missing remaining={forDisplay(totals.value.freeShipping).remaining} />}
        </p>
      ) : null}
    </>
  );
});

const Missing = ({ remaining }: { readonly remaining: Parameters<typeof price>[0] }) => {
  const { say, language } = useWords();
  return remaining > 0
    ? say('cards.missing', { amount: price(remaining, language) })
    : say('ship.done');
};

interface BarActionsProps {
  readonly cards: CardCartStore;
  readonly onDismiss: () => void;
}

const BarActions = observer(function BarActions({ cards, onDismiss }: BarActionsProps) {
  const stores = useStores();
  const { say } = useWords();
  const view = useRef<HTMLAnchorElement>(null);
  const undo = cards.news?.undo;
  return (
    <div className={layout.row}>
      {undo === undefined ? null : (
        <button
          type="button"
          className={controls.link}
          aria-label={say('cart.undoOf', { name: cartGoodsOf(stores).nameOf(undo.line) })}
          onClick={() => {
            // The button goes with the press.
            view.current?.focus();
            void cards.undo(undo);
          }}
        >
          <Icon name="undo" size="small" />
          {say('cart.undo')}
        </button>
      )}
      <Link ref={view} className={controls.link} to="/cart">
        {say('cart.view')}
      </Link>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={say('page.dismiss')}
        onClick={onDismiss}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
});

/** Typing a 0 asks first, as in the cart. */
const ZeroQuestion = observer(function ZeroQuestion({ cards }: { readonly cards: CardCartStore }) {
  const stores = useStores();
  const { say } = useWords();
  const { asking } = cards.removals;
  return (
    <ConfirmDialog
      open={asking !== undefined}
      title={say('cart.zeroTitle')}
      text={
        asking === undefined
          ? ''
          : say('cart.zeroText', {
              name: cartGoodsOf(stores).nameOf(asking),
              count: asking.quantity,
            })
      }
      busy={false}
      labels={{ keep: say('cart.zeroKeep'), confirm: say('cart.zeroRemove') }}
      onConfirm={() => cards.decide(true)}
      onClose={() => cards.decide(false)}
    />
  );
});
