import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AccountAddress, shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { AddressCard } from '#ui/components/account/address-card.tsx';
import { AddressForm } from '#ui/components/account/address-form.tsx';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The address that was saved last; each saving has a number, so that the same one is told again. */
interface Saved {
  readonly id: string | undefined;
  readonly count: number;
}

type Editing = { readonly address: AccountAddress | undefined } | undefined;

/** `/profile/addresses`: the default one first (ACCT-02, ACCT-03). */
export const Addresses = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('addresses.title')}>
      {(customer) => <Book customer={customer} />}
    </AccountPage>
  );
};

const Book = observer(function Book({ customer }: { readonly customer: Customer }) {
  const { shopper, notice } = useStores();
  const { say } = useWords();
  const [editing, setEditing] = useState<Editing>();
  const [saved, setSaved] = useState<Saved>({ id: undefined, count: 0 });
  const add = useRef<HTMLButtonElement>(null);
  const book = shippingAddresses(customer.accountAddresses);
  const removed = (changed: Customer) => {
    shopper.become(changed);
    setSaved(({ count }) => ({ id: undefined, count }));
    notice.show({ severity: 'success', title: { key: 'addresses.removed' } });
  };
  /** The page stays with what was saved: its card says so and has the focus. */
  const landed = (changed: Customer, id?: string) => {
    const known = new Set(book.map((kept) => kept.id));
    const after = shippingAddresses(changed.accountAddresses);
    shopper.become(changed);
    const told = id ?? after.find((kept) => !known.has(kept.id))?.id;
    setSaved(({ count }) => ({ id: told, count: count + 1 }));
  };
  if (editing !== undefined) {
    return (
      <AddressForm
        kept={editing.address}
        onCancel={() => {
          flushSync(() => setEditing(undefined));
          add.current?.focus();
        }}
        onSaved={(changed) => {
          landed(changed, editing.address?.id);
          setEditing(undefined);
        }}
      />
    );
  }
  return (
    <div className={layout.stack}>
      {book.length === 0 ? <p>{say('addresses.none')}</p> : null}
      <List
        book={book}
        saved={saved}
        onEdit={(address) => setEditing({ address })}
        onChanged={landed}
        onRemoved={(changed) => {
          removed(changed);
          add.current?.focus();
        }}
      />
      <button
        ref={add}
        type="button"
        className={controls.button}
        onClick={() => setEditing({ address: undefined })}
      >
        <Icon name="plus" />
        {say('addresses.add')}
      </button>
    </div>
  );
});

interface ListProps {
  readonly book: readonly AccountAddress[];
  readonly saved: Saved;
  readonly onEdit: (address: AccountAddress) => void;
  readonly onChanged: (customer: Customer, id: string) => void;
  readonly onRemoved: (customer: Customer) => void;
}

const List = observer(function List({ book, saved, onEdit, onChanged, onRemoved }: ListProps) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [leaving, setLeaving] = useState<AccountAddress>();
  const [removal] = useState(
    () => new ActionStore(core, (useCases, id: string) => useCases.account.removeAddress(id)),
  );
  const [choice] = useState(
    () =>
      new ActionStore(core, (useCases, id: string) => useCases.account.chooseDefaultAddress(id)),
  );
  const remove = async (address: AccountAddress) => {
    const removed = await removal.run(address.id);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    if (removed === undefined) return;
    onRemoved(removed.value);
  };
  const choose = async (address: AccountAddress) => {
    const chosen = await choice.run(address.id);
    if (chosen !== undefined) onChanged(chosen.value, address.id);
  };
  return (
    <>
      {[removal, choice].map(({ doing, attempt }, place) =>
        doing.is === 'failed' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always these two
          <FailureMessage key={`${place}-${attempt}`}>{failure(doing.failure)}</FailureMessage>
        ) : null,
      )}
      <ul className={classNames(styles.cards)}>
        {book.map((address) => (
          <AddressCard
            key={address.id === saved.id ? `${address.id}-${saved.count}` : address.id}
            address={address}
            done={address.id === saved.id ? say('addresses.saved') : undefined}
            onEdit={() => onEdit(address)}
            onDefault={() => void choose(address)}
            onRemove={() => setLeaving(address)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('addresses.removeTitle')}
        text={leaving === undefined ? '' : oneLine(leaving)}
        busy={removal.doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
});
