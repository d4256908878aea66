import { observer } from 'mobx-react-lite';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductDayProps } from '#ui/components/catalog/product/product-day.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useLater } from '#ui/components/elements/later.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords, type Words } from '#ui/words/words.ts';

/** Below this many, the page says how many are left. */
const few = 10;

const stockWords = (
  { product: { preOrder }, stock }: Pick<StockMessageProps, 'product' | 'stock'>,
  zip: string | undefined,
  { say }: Words,
): string => {
  if (!preOrder && stock !== undefined && stock < few)
    return say('product.fewLeft', { count: stock });
  if (zip === undefined) return say(preOrder ? 'product.canPreOrder' : 'product.inStock');
  return say(preOrder ? 'product.canPreOrderFor' : 'product.inStockFor', { zip });
};

interface StockMessageProps {
  readonly product: ProductSummary;
  /** Units at the shopper's location; undefined until they are known. */
  readonly stock: number | undefined;
  /** The shopper's zip, when the product may not be sent there. */
  readonly refusedZip: string | undefined;
}

const problemWords = (
  refusedZip: string | undefined,
  zip: string | undefined,
  { say }: Words,
): readonly string[] => {
  if (refusedZip !== undefined) return [say('product.notForZip', { zip: refusedZip })];
  const nowhere = say('product.unavailable');
  return zip === undefined ? [nowhere] : [nowhere, say('product.noneFor', { zip })];
};

const loadDay = () => import('#ui/components/catalog/product/product-day.tsx');

/** The days, whose code is loaded after the page is shown. */
const Day = (props: ProductDayProps) => {
  const later = useLater(loadDay);
  return later === undefined ? props.usual : <later.ProductDay {...props} />;
};

/** How long it usually takes; with a zip code how long it takes to there. */
const Delivery = ({
  product: { productId, preOrder },
  zip,
}: Pick<StockMessageProps, 'product'> & { readonly zip: string | undefined }) => {
  const { say } = useWords();
  const usual = preOrder ? '' : say('product.delivery');
  return zip === undefined ? usual : <Day productId={productId} usual={usual} />;
};

/** Whether the product is available at the shopper's location (PDP-02, PDP-03). */
export const StockMessage = observer(function StockMessage({
  product,
  stock,
  refusedZip,
}: StockMessageProps) {
  const words = useWords();
  const { zip } = useStores();
  const { say } = words;
  const good = product.available && refusedZip === undefined;
  const [problem, more] = good ? [] : problemWords(refusedZip, zip.zipCode, words);
  return (
    <div
      className={classNames(controls.message, good ? controls.messageOk : controls.messageWarn)}
      role="status"
    >
      <Icon name={good ? 'truck' : 'warning'} />
      <p>
        <b>{problem ?? stockWords({ product, stock }, zip.zipCode, words)}</b>
        {problem === undefined ? ' ' : '. '}
        {good ? <Delivery product={product} zip={zip.zipCode} /> : more}{' '}
        <button
          type="button"
          className={classNames(controls.link, layout.small)}
          aria-haspopup="dialog"
          onClick={() => zip.ask()}
        >
          {zip.zipCode === undefined ? say('product.enterZip') : say('product.changeZip')}
        </button>
      </p>
    </div>
  );
});
