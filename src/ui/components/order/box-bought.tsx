import { useEffect, useState } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { type MixedProduct, unitsInMix } from '#domain/mix/contents.ts';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Stripe } from '#ui/components/elements/carton.tsx';
import styles from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The flavors boxes are filled with; undefined until they are there, which decorates only. */
export const useShelf = (isNeeded: boolean): readonly ProductSummary[] | undefined => {
  const { core } = useStores();
  const [shelf, setShelf] = useState<readonly ProductSummary[]>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const leaving = new AbortController();
    core
      .run((useCases) => useCases.mix.showMixProducts(), leaving.signal)
      .then(
        (outcome) => {
          if (outcome.ok && !leaving.signal.aborted) setShelf(outcome.value.shelf);
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [core, isNeeded]);
  return shelf;
};

/** A bag for each unit, in the order of the box. */
export const bagsOf = (contents: readonly MixedProduct[], shelf: readonly ProductSummary[]) =>
  bagsShown(
    contents.flatMap(({ productId, quantity }) =>
      Array.from({ length: quantity }, () => productId),
    ),
    shelf,
  );

interface BoxBoughtProps {
  readonly name?: string;
  readonly contents: readonly MixedProduct[];
  readonly shelf: readonly ProductSummary[] | undefined;
}

/** A box that was bought: its name, how much is in it, and its stripe. */
export const BoxBought = ({ name, contents, shelf }: BoxBoughtProps) => {
  const { say } = useWords();
  const count = unitsInMix(contents);
  const inside = `${say('order.bags', { count })}, ${say('order.flavors', { count: contents.length })}`;
  return (
    <div>
      <p className={layout.small}>
        {name === undefined ? null : <b>{name} </b>}
        <span className={layout.muted}>{inside}</span>
      </p>
      <div className={styles.stripeRoom}>
        {shelf === undefined ? null : (
          <Stripe
            filled={count}
            size={count}
            bags={bagsOf(contents, shelf)}
            className={classNames(styles.stripe)}
          />
        )}
      </div>
    </div>
  );
};
