import { observer } from 'mobx-react-lite';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { timesCents } from '#domain/money/cents.ts';
import { largestQuantity } from '#ui/components/catalog/product/largest-quantity.ts';
import { productAddress } from '#ui/components/catalog/product/product-card.tsx';
import { Stepper } from '#ui/components/catalog/product/stepper.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { giftText } from '#ui/components/gift/gift-text.ts';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface CartLinesProps {
  /** In the drawer a link also closes it. */
  readonly onLeave?: () => void;
}

/** The lines of the cart with their quantities; a line that cannot be ordered says why. */
export const CartLines = observer(function CartLines({ onLeave }: CartLinesProps) {
  const { cart } = useStores();
  return (
    <ul>
      {cart.lines.map((line) => (
        <CartRow key={line.id} line={line} onLeave={onLeave} />
      ))}
    </ul>
  );
});

interface CartRowProps {
  readonly line: CartLine;
  readonly onLeave?: (() => void) | undefined;
}

/** The link of a line's name: to the product's page, or to the mix in the builder. */
const addressOf = (line: CartLine): string => {
  if (giftText(line) !== undefined) return '/giftcards';
  return line.kind === 'mix'
    ? `/varietypack/customize?edit=${encodeURIComponent(line.id)}`
    : productAddress(line.productId);
};

const CartRow = observer(function CartRow({ line, onLeave }: CartRowProps) {
  const { cart, notice } = useStores();
  const { say, language } = useWords();
  const name = line.title ?? line.productId;
  const handleRemove = () => {
    notice.say({ key: 'cart.removed', blanks: { name } });
    void cart.remove(line.id);
  };
  return (
    <li className={styles.line}>
      <div className={styles.tile}>
        {line.imagePath === undefined ? (
          <Icon name="box" />
        ) : (
          <img src={line.imagePath} width="300" height="400" alt="" />
        )}
      </div>
      <div>
        <h3>
          <Link to={addressOf(line)} onClick={onLeave}>
            {name}
          </Link>
        </h3>
        <p className={classNames(layout.small, layout.muted)}>
          {[line.size && sizeText(line.size, language), line.preOrderText, giftText(line)]
            .filter(Boolean)
            .join('. ')}
          {line.kind === 'mix' ? (
            <Link className={controls.link} to={addressOf(line)} onClick={onLeave}>
              {say('cart.editMix', { name })}
            </Link>
          ) : null}
        </p>
        <LineFailureMessage line={line} />
        <div className={styles.lineFoot}>
          <Stepper
            label={say('product.quantityOf', { name })}
            value={line.quantity}
            least={1}
            most={largestQuantity(line)}
            onRemove={handleRemove}
            onChange={(quantity) => void cart.setQuantity(line.id, quantity)}
          />
          <button
            type="button"
            className={classNames(controls.link, layout.small)}
            aria-label={say('cart.removeName', { name })}
            onClick={handleRemove}
          >
            {say('cart.remove')}
          </button>
          {line.unitPrice === undefined ? null : (
            <span className={styles.price}>
              {price(timesCents(line.unitPrice, line.quantity), language)}
            </span>
          )}
        </div>
      </div>
    </li>
  );
});

const LineFailureMessage = observer(function LineFailureMessage({
  line,
}: {
  readonly line: CartLine;
}) {
  const { review } = useStores();
  const { say } = useWords();
  const over = review.overLimit.find(({ lineId }) => lineId === line.id);
  const gone = review.isGone(line);
  if (!gone && over === undefined) return null;
  const limit = over?.limit ?? 0;
  const goneText = say(line.kind === 'mix' ? 'catalogue.mixUnavailable' : 'cart.unavailable');
  return (
    <p className={classNames(controls.message, controls.messageWarn)} role="status">
      <Icon name="warning" />
      <span>
        {gone
          ? goneText
          : say(line.preOrder === true ? 'cart.tooManyPreOrder' : 'cart.tooMany', { limit })}
      </span>
    </p>
  );
});
