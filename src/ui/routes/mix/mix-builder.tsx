import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { offeredMixName } from '#domain/validation/fitted-name.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { TextField } from '#ui/components/form/field.tsx';
import { SpellingOffer } from '#ui/components/form/spelling-offer.tsx';
import { FlavorChoice } from '#ui/components/mix/flavor-choice.tsx';
import { MixDock } from '#ui/components/mix/mix-dock.tsx';
import { MixFailureMessage } from '#ui/components/mix/mix-failure.tsx';
import { MixMore } from '#ui/components/mix/mix-more.tsx';
import { MixStage } from '#ui/components/mix/mix-stage.tsx';
import { useSaveMix } from '#ui/components/mix/use-save-mix.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import styles from '#ui/design/mix/mix.module.css';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import type { MixShelf } from '#ui/stores/mix/mix-shelf-store.ts';
import { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Removes handled queries from the address: a reload then shows the mix as it was left. */
const forgetWish = (...wishes: readonly string[]): void => {
  const address = new URL(window.location.href);
  for (const wish of wishes) address.searchParams.delete(wish);
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
};

/** Opens the mix that the address asks for, or the current mix. */
const useWish = (mix: MixStore): void => {
  const [params] = useSearchParams();
  const edit = params.get('edit') ?? undefined;
  const saved = params.get('saved') ?? undefined;
  const shared = params.get('mix') ?? undefined;
  useEffect(() => {
    let isHere = true;
    const wish = { ...(edit && { edit }), ...(saved && { saved }), ...(shared && { mix: shared }) };
    void mix.open(wish).then(() => {
      if (isHere && mix.unmet === undefined) forgetWish('edit', 'saved', 'mix');
    });
    return () => {
      isHere = false;
    };
  }, [mix, edit, saved, shared]);
};

/** Saves the mix when a guest pressed Save, logged in and returned (MIX-02). */
const useSaveOnReturn = (saving: MixSavingStore): void => {
  const { shopper } = useStores();
  const [params] = useSearchParams();
  const keep = useSaveMix(saving);
  const role = params.has('save') ? shopper.shopper?.role : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return, whoever renders
  useEffect(() => {
    if (role === undefined || !new URL(window.location.href).searchParams.has('save')) return;
    forgetWish('save');
    if (role === 'customer') void keep();
  }, [role]);
};

const Builder = observer(function Builder({ shelf }: { readonly shelf: MixShelf }) {
  const { core, cart } = useStores();
  const { say, problem } = useWords();
  const [mix] = useState(() => new MixStore(core, cart, shelf));
  const [saving] = useState(() => new MixSavingStore(core, mix));
  usePageTitle(say('mix.title'));
  useWish(mix);
  useSaveOnReturn(saving);
  useEffect(() => mix.stock(shelf), [mix, shelf]);
  const named = mixNameProblem(mix.draft.name);
  return (
    <div className={styles.build}>
      <MixStage mix={mix} saving={saving} />
      <div className={styles.side}>
        <MixFailureMessage mix={mix} saving={saving} />
        <TextField
          label={say('mix.name')}
          name="mix-name"
          autoComplete="off"
          hint={say('mix.nameHint')}
          error={named === undefined ? undefined : problem(named)}
          maxLength={inputLimits.nameLongest}
          value={mix.draft.name}
          onChange={mix.rename}
          below={
            <SpellingOffer
              id="mix-name"
              value={mix.draft.name}
              error={named}
              offer={offeredMixName}
              onTake={mix.rename}
            />
          }
        />
        <FlavorChoice mix={mix} />
        <MixMore mix={mix} saving={saving} />
      </div>
      <MixDock mix={mix} />
      <ConfirmDialog
        open={mix.asking !== undefined}
        title={say('mix.leaveTitle')}
        text={say('mix.leaveText')}
        busy={false}
        labels={{ keep: say('mix.leaveKeep'), confirm: say('mix.leaveOpen') }}
        onConfirm={() => void mix.decide(true)}
        onClose={() => void mix.decide(false)}
      />
    </div>
  );
});

/** The mix builder (ROUTE-09, MIX-01). */
export const MixBuilderRoute = () => {
  const data = useLoaderData() as Loaded<MixShelf>;
  return data.is === 'ready' ? <Builder shelf={data.value} /> : <LoadFailed />;
};
