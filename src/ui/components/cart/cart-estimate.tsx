import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import { CartTotals } from '#ui/components/cart/cart-totals.tsx';
import { CutOff } from '#ui/components/elements/cut-off.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { EstimateStore } from '#ui/stores/shipping/estimate-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { deliveryWords } from '#ui/words/delivery-words.ts';
import { useWords, type Words } from '#ui/words/words.ts';

/** What is known for the zip code, or what is missing. */
const sentences = (
  zipCode: string | undefined,
  { found, asking }: EstimateStore,
  words: Words,
): readonly string[] => {
  const { say } = words;
  if (zipCode === undefined) return [say('delivery.askZip')];
  if (asking.is === 'failed') return [say('delivery.unknown')];
  if (found?.zipCode !== zipCode) return [];
  const { estimate } = found;
  if (estimate === undefined) return [say('delivery.not-served')];
  const when = deliveryWords(estimate.expected, words);
  if (estimate.charges === undefined || estimate.expected === 'by-email') return [when];
  return [when, say('delivery.estimate', { place: placeOf(zipCode, estimate) })];
};

const placeOf = (zipCode: string, { city, state }: NonNullable<ZipEstimate['estimate']>): string =>
  `${city === undefined ? state : `${city}, ${state}`} ${zipCode}`;

/** The totals with shipping and tax as estimated for the zip code, and the days on which the cart would come. */
export const CartEstimate = observer(function CartEstimate() {
  const { core, cart, zip } = useStores();
  const words = useWords();
  const [store] = useState(() => new EstimateStore(core));
  const { zipCode } = zip;
  const { lines, coupon } = cart.cart;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other goods, another coupon or place is another estimate
  useEffect(() => void store.ask(), [store, zipCode, lines, coupon]);
  const found = store.found?.zipCode === zipCode ? store.found : undefined;
  return (
    <>
      <CartTotals charges={store.asking.is === 'failed' ? undefined : found?.estimate?.charges} />
      <div className={layout.small}>
        <div role="status">
          {sentences(zipCode, store, words).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {found?.estimate === undefined ? null : (
          <p>
            <CutOff expected={found.estimate.expected} onOver={() => void store.ask()} />
          </p>
        )}
        <button
          type="button"
          className={classNames(controls.link, layout.small)}
          aria-haspopup="dialog"
          onClick={() => zip.ask()}
        >
          {words.say(zipCode === undefined ? 'delivery.enterZip' : 'delivery.changeZip')}
        </button>
      </div>
    </>
  );
});
