import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { GiftCardStore } from '#ui/stores/gift/gift-card-store.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** A preview of the e-mail, without the code (GIFT-05). */
export const ECardDialog = observer(function ECardDialog({
  store,
}: {
  readonly store: GiftCardStore;
}) {
  const { say, language } = useWords();
  const title = useId();
  const { cardObj, firstName, lastName, giftMessage, eCardModalVisible } = store.form;
  const name = `${firstName} ${lastName}`.trim();
  const close = () => store.preview(false);
  return (
    <Dialog open={eCardModalVisible} onClose={close} labelledBy={title}>
      <div className={classNames(layout.row, layout.between)}>
        <h2 id={title} className={layout.titleMedium} tabIndex={-1} data-first-focus>
          {say('gift.previewTitle')}
        </h2>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={say('gift.closePreview')}
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className={classNames(layout.panel, layout.stack, layout.center)}>
        {cardObj === undefined ? null : (
          <>
            <img src={cardObj.imageUrl} width="150" height="200" alt="" />
            <p className={layout.titleLarge}>{price(cardObj.amount, language)}</p>
          </>
        )}
        {name === '' ? null : <p>{say('gift.previewFrom', { name })}</p>}
        {giftMessage === '' ? null : <p style={{ whiteSpace: 'pre-line' }}>{giftMessage}</p>}
        <p className={classNames(layout.small, layout.muted)}>{say('gift.previewCode')}</p>
      </div>
    </Dialog>
  );
});
