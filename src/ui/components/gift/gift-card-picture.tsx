import { observer } from 'mobx-react-lite';
import { Logo } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/gift.module.css';
import type { GiftCardStore } from '#ui/stores/gift/gift-card-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The card as it will look, with what was typed; the fields say the same in words. */
export const GiftCardPicture = observer(function GiftCardPicture({
  store,
}: {
  readonly store: GiftCardStore;
}) {
  const { say, language } = useWords();
  const { cardObj, firstName } = store.form;
  if (cardObj === undefined) return null;
  return (
    <div className={styles.card} aria-hidden="true">
      <p className={styles.brand}>
        <Logo />
        {say('shop.name')}
      </p>
      <p className={styles.amount}>{price(cardObj.amount, language)}</p>
      <p className={styles.name}>
        {firstName.trim() === '' ? say('gift.card') : say('gift.previewFrom', { name: firstName })}
      </p>
    </div>
  );
});
