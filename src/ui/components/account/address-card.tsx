import type { AccountAddress } from '#domain/account/address-book.ts';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface AddressCardProps {
  readonly address: AccountAddress;
  /** What was just done with it: told here, where the focus goes. */
  readonly done?: string | undefined;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** One address and its actions. */
export const AddressCard = ({ address, done, onEdit, onDefault, onRemove }: AddressCardProps) => {
  const { say } = useWords();
  const named = { address: address.address };
  const link = classNames(controls.link, layout.small);
  return (
    <li className={classNames(layout.box, layout.stack, layout.tight)}>
      {done === undefined ? null : <DoneMessage>{done}</DoneMessage>}
      <p>
        <b>
          {address.firstName} {address.lastName}
        </b>{' '}
        {address.primaryAddr ? (
          <span className={classNames(controls.badge, controls.badgeOk)}>
            {say('addresses.default')}
          </span>
        ) : null}
        <br />
        {oneLine(address)}
      </p>
      <div className={layout.row}>
        <button
          type="button"
          className={link}
          aria-label={say('addresses.editOf', named)}
          onClick={onEdit}
        >
          {say('addresses.edit')}
        </button>
        {address.primaryAddr ? null : (
          <button
            type="button"
            className={link}
            aria-label={say('addresses.makeDefaultOf', named)}
            onClick={onDefault}
          >
            {say('addresses.makeDefault')}
          </button>
        )}
        <button
          type="button"
          className={link}
          aria-label={say('addresses.removeOf', named)}
          onClick={onRemove}
        >
          {say('addresses.remove')}
        </button>
      </div>
    </li>
  );
};
