import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownMix, ShownMixes } from '#application/mix/show-saved-mixes.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { RenameDialog } from '#ui/components/mix/rename-dialog.tsx';
import { SavedMixCard } from '#ui/components/mix/saved-mix-card.tsx';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/saved-mixes.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import { SavedMixesStore } from '#ui/stores/mix/saved-mixes-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

/** `/savedmixes`: the saved mixes of the signed-in customer (ROUTE-28, D-ROUTE-18). */
const SavedMixes = () => {
  const { say } = useWords();
  return <AccountPage title={say('mixes.title')}>{() => <Mixes />}</AccountPage>;
};

const Mixes = observer(function Mixes() {
  const { core, cart, zip } = useStores();
  const { say, failure, language } = useWords();
  const [store] = useState(() => new SavedMixesStore(core, cart));
  const { locationNumber } = zip;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another shelf, another language other names
  useEffect(() => void store.read(), [store, locationNumber, language]);
  const { shown, reading } = store;
  if (reading.is === 'failed') return <FailureMessage>{failure(reading.failure)}</FailureMessage>;
  if (shown === undefined) return <LinesSkeleton title={say('mixes.loading')} />;
  return shown.mixes.length === 0 ? <NoMix /> : <List store={store} shown={shown} />;
});

const NoMix = () => {
  const { say } = useWords();
  return (
    <section className={layout.status}>
      <div className={layout.statusArt}>
        <Carton filled={0} />
      </div>
      <h2 className={layout.titleMedium}>{say('mixes.none')}</h2>
      <p className={layout.muted}>{say('mixes.noneText')}</p>
      <ButtonLink to="/varietypack/customize">{say('mixes.build')}</ButtonLink>
    </section>
  );
};

interface ListProps {
  readonly store: SavedMixesStore;
  readonly shown: ShownMixes;
}

const List = observer(function List({ store, shown }: ListProps) {
  const { notice } = useStores();
  const { say, failure } = useWords();
  const [renaming, setRenaming] = useState<ShownMix>();
  const [leaving, setLeaving] = useState<ShownMix>();
  const top = useRef<HTMLParagraphElement>(null);
  const { mixes, packCount: ready, shelf, rules } = shown;
  const tell = (key: WordKey, name: string) =>
    notice.show({ severity: 'success', title: { key, blanks: { name } } });
  const order = async (mix: ShownMix) => {
    if (!(await store.order(mix))) return;
    const link = { to: '/cart', key: 'cart.view' } as const;
    notice.show({ severity: 'success', title: { key: 'mix.added' }, link });
  };
  const copy = async (mix: ShownMix) => {
    const made = await store.copy(mix);
    if (made !== undefined) tell('mixes.copied', made.name);
  };
  const remove = async (mix: ShownMix) => {
    const removed = await store.remove(mix);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    if (!removed) return;
    tell('mixes.removed', mix.mix.name);
    // With the last mix the list is removed, too.
    const isLast = store.shown?.mixes.length === 0;
    (isLast ? document.getElementById('main') : top.current)?.focus({ preventScroll: isLast });
  };
  const closeRename = () => {
    setRenaming(undefined);
    store.forget();
  };
  return (
    <div className={layout.stack}>
      <p ref={top} tabIndex={-1} className={layout.muted}>
        {say('mixes.count', { count: mixes.length, ready })}
      </p>
      {store.doing.is === 'failed' && renaming === undefined ? (
        <FailureMessage key={store.attempt}>{failure(store.doing.failure)}</FailureMessage>
      ) : null}
      <ul className={styles.list}>
        {mixes.map((each) => (
          <SavedMixCard
            key={each.mix.id}
            shown={each}
            shelf={shelf}
            rules={rules}
            onOrder={(mix) => void order(mix)}
            onRename={setRenaming}
            onCopy={(mix) => void copy(mix)}
            onRemove={setLeaving}
          />
        ))}
      </ul>
      <div className={styles.build}>
        <ButtonLink to="/varietypack/customize" look="second">
          {say('mixes.build')}
        </ButtonLink>
      </div>
      <RenameDialog
        store={store}
        shown={renaming}
        onRenamed={(name) => {
          closeRename();
          tell('mixes.renamed', name);
        }}
        onClose={closeRename}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('mixes.removeTitle')}
        text={leaving === undefined ? '' : say('mixes.removeText', { name: leaving.mix.name })}
        busy={store.doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
});

/** The page with its loader, which loads nothing: only the browser knows who is signed in. */
export const openSavedMixes = (): OpenedScreen => ({ Component: SavedMixes, loader: () => null });
