import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { priceOfOunce } from '#domain/catalog/unit-price.ts';
import { timesCents } from '#domain/money/cents.ts';
import { largestQuantity } from '#ui/components/catalog/product/largest-quantity.ts';
import type { LateParts } from '#ui/components/catalog/product/late-parts.ts';
import { focusSizes, SizeLinks } from '#ui/components/catalog/product/size-links.tsx';
import { Stepper } from '#ui/components/catalog/product/stepper.tsx';
import { StockMessage } from '#ui/components/catalog/product/stock-message.tsx';
import { useRefusedZip } from '#ui/components/catalog/product/use-refused-zip.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface BuyBoxProps {
  readonly product: ProductSummary;
  /** Undefined while it is loading. */
  readonly detail: ProductDetail | undefined;
  /** True when the page opened without it: space is reserved for the sizes. */
  readonly early: boolean;
  readonly later: LateParts | undefined;
  /** Another way to buy so many at once, where there is one. */
  readonly express?: (quantity: number) => ReactNode;
}

/** Product types that usually have more than one size. */
const sized: ReadonlySet<ProductSummary['kind']> = new Set(['snack', 'gift-card']);

/** Price, sizes, quantity and the add button. */
export const BuyBox = observer(function BuyBox(props: BuyBoxProps) {
  const { product, detail, early, later, express } = props;
  const { language, say } = useWords();
  const { cart } = useStores();
  const [quantity, setQuantity] = useState(1);
  const [before, setBefore] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const total = price(timesCents(product.price, quantity), language);
  const outOfReach = useRefusedZip(product.productId);
  const refusedZip = product.available ? outOfReach : undefined;
  const isOpen = product.sizeChoice === 'open' && product.available;
  const canAdd = product.available && refusedZip === undefined && !isOpen;
  const sizes = <SizeLinks product={product} sizes={detail?.sizes ?? []} />;
  const stepper = {
    value: quantity,
    least: 1,
    most: largestQuantity(product),
    onBeyond: (isBeyond: boolean) => setBefore(isBeyond ? quantity : undefined),
    onChange: setQuantity,
    still: early && !later && !detail,
  };
  const add = () => void cart.add(product, quantity);
  // A size was asked for before they came; they are gone to when they come, unless somebody went on.
  const awaitsSizes = useRef(false);
  useEffect(() => {
    if (awaitsSizes.current) awaitsSizes.current = !focusSizes();
  });
  return (
    <div className={layout.stack}>
      <Price product={product} />
      {early && sized.has(product.kind) ? <div className={styles.sizesRoom}>{sizes}</div> : sizes}
      {product.preOrder ? <PreOrder text={product.preOrderText} /> : null}
      <div ref={row} className={styles.buy}>
        {canAdd ? <Stepper label={say('product.quantity')} {...stepper} /> : null}
        <button
          type="button"
          className={controls.button}
          aria-disabled={!canAdd}
          onClick={() => {
            if (canAdd) add();
            else awaitsSizes.current = isOpen && !focusSizes();
          }}
          onBlur={() => {
            awaitsSizes.current = false;
          }}
        >
          {canAdd
            ? say('product.addCount', { count: quantity, price: total })
            : say(
                isOpen
                  ? 'product.chooseSize'
                  : product.available
                    ? 'product.unavailable'
                    : 'product.outOfStock',
              )}
        </button>
      </div>
      {later && canAdd ? (
        <later.BuyMore
          row={row}
          stepper={stepper}
          title={product.title}
          total={total}
          preOrder={product.preOrder}
          before={before}
          onAdd={add}
        />
      ) : null}
      {canAdd ? express?.(quantity) : null}
      <StockMessage
        product={product}
        stock={isOpen ? undefined : detail?.stock}
        refusedZip={refusedZip}
      />
      {product.available ? null : (
        <div className={styles.wish}>
          {later && <later.BackInStockForm key={product.productId} product={product} />}
        </div>
      )}
    </div>
  );
});

/** Of one, with its size and, where it has a weight, of an ounce. */
const Price = ({ product }: Pick<BuyBoxProps, 'product'>) => {
  const { language, say } = useWords();
  const ounce = priceOfOunce(product);
  return (
    <p className={cards.price}>
      {price(product.price, language)}
      <small>
        {sizeText(product.size, language)}
        {ounce === undefined
          ? null
          : `, ${say('product.unitPrice', { price: price(ounce, language) })}`}
      </small>
    </p>
  );
};

const PreOrder = ({ text }: { readonly text: ProductSummary['preOrderText'] }) => {
  const { say } = useWords();
  return (
    <p className={classNames(controls.message, controls.messageInfo)}>
      <Icon name="info" />
      <span>
        <b>{say('product.preOrder')}.</b> {text}
      </span>
    </p>
  );
};
