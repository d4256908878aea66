import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { inputLimits } from '#domain/limits.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { TextField } from '#ui/components/field.tsx';
import { FlavorChoice } from '#ui/components/mix/flavor-choice.tsx';
import { MixDock } from '#ui/components/mix/mix-dock.tsx';
import { MixStage } from '#ui/components/mix/mix-stage.tsx';
import { MixTrouble } from '#ui/components/mix/mix-trouble.tsx';
import controls from '#ui/design/controls.module.css';
import styles from '#ui/design/mix.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { LoadFailed } from '#ui/routes/load-failed.tsx';
import type { Loaded } from '#ui/routes/scope.ts';
import { type MixShelf, MixStore } from '#ui/stores/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** A wish that was met leaves the address: a reload brings the box as it was left, not anew. */
const forgetWish = (): void => {
  const address = new URL(window.location.href);
  for (const wish of ['edit', 'mix']) address.searchParams.delete(wish);
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
};

const Builder = observer(function Builder({ shelf }: { readonly shelf: MixShelf }) {
  const { core, cart } = useStores();
  const { say, problem } = useWords();
  const [params] = useSearchParams();
  const [mix] = useState(() => new MixStore(core, cart, shelf));
  const edit = params.get('edit') ?? undefined;
  const shared = params.get('mix') ?? undefined;
  usePageTitle(say('mix.title'));
  useEffect(() => {
    let isHere = true;
    void mix.open({ ...(edit && { edit }), ...(shared && { mix: shared }) }).then(() => {
      if (isHere && mix.unmet === undefined) forgetWish();
    });
    return () => {
      isHere = false;
    };
  }, [mix, edit, shared]);
  const named = mixNameProblem(mix.draft.name);
  return (
    <div className={styles.build}>
      <MixStage mix={mix} />
      <div className={styles.side}>
        <MixTrouble mix={mix} />
        <FlavorChoice mix={mix} />
        <TextField
          label={say('mix.name')}
          name="mix-name"
          autoComplete="off"
          hint={say('mix.nameHint')}
          error={named === undefined ? undefined : problem(named)}
          maxLength={inputLimits.nameLongest}
          value={mix.draft.name}
          onChange={mix.rename}
        />
        {mix.bags.length === 0 ? null : (
          <p>
            <button type="button" className={controls.link} onClick={mix.startOver}>
              {say('mix.startOver')}
            </button>
          </p>
        )}
      </div>
      <MixDock mix={mix} />
    </div>
  );
});

/** The table where a box of 30 is filled (ROUTE-09, MIX-01). */
export const MixBuilderRoute = () => {
  const data = useLoaderData() as Loaded<MixShelf>;
  return data.is === 'ready' ? <Builder shelf={data.value} /> : <LoadFailed />;
};
