import { observer } from 'mobx-react-lite';
import { type Cents, negateCents } from '#domain/money/cents.ts';
import styles from '#ui/design/cart.module.css';
import layout from '#ui/design/layout.module.css';
import { price } from '#ui/words/formats.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

export interface Amounts {
  readonly subTotal: Cents;
  readonly discount: Cents;
  /** The name of the coupon. */
  readonly couponName?: string | undefined;
  /** Absent until the checkout knows it. */
  readonly shippingCharge?: Cents | undefined;
  readonly tax?: Cents | undefined;
  readonly totalAmount: Cents;
  /** Shipping and tax are known for a zip code only: the checkout may say otherwise. */
  readonly isEstimate?: boolean;
}

/** The amounts of a total; an unknown one shows a text instead of 0. */
export const Totals = observer(function Totals({ amounts }: { readonly amounts: Amounts }) {
  const { say, language } = useWords();
  const shown = (amount: Cents | undefined): string =>
    amount === undefined ? say('totals.atCheckout') : price(amount, language);
  const isKnown = amounts.tax !== undefined && amounts.shippingCharge !== undefined;
  const final = isKnown && amounts.isEstimate !== true;
  const { couponName } = amounts;
  const discountLabel = `${say('totals.discount')}${couponName === undefined ? '' : ` (${couponName})`}`;
  const rows: readonly (readonly [WordKey, string, string | undefined])[] = [
    ['totals.subTotal', shown(amounts.subTotal), undefined],
    ...(amounts.discount === 0
      ? []
      : ([['totals.discount', shown(negateCents(amounts.discount)), styles.saving]] as const)),
    [
      'totals.shipping',
      amounts.shippingCharge === 0 ? say('totals.free') : shown(amounts.shippingCharge),
      undefined,
    ],
    ['totals.tax', shown(amounts.tax), amounts.tax === undefined ? layout.muted : undefined],
    [final ? 'totals.total' : 'totals.estimated', shown(amounts.totalAmount), styles.sum],
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(([key, value, look]) => (
        <div key={key} className={look}>
          <dt>{key === 'totals.discount' ? discountLabel : say(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
