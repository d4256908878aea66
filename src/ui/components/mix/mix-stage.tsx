import { observer } from 'mobx-react-lite';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { MixButton } from '#ui/components/mix/mix-button.tsx';
import { SaveMix } from '#ui/components/mix/save-mix.tsx';
import styles from '#ui/design/mix/mix.module.css';
import type { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface MixStageProps {
  readonly mix: MixStore;
  readonly saving: MixSavingStore;
}

/** The picture of the mix with its bags, and the actions on the whole mix. */
export const MixStage = observer(function MixStage({ mix, saving }: MixStageProps) {
  const { notice } = useStores();
  const { say } = useWords();
  const isAnew = mix.draft.editing === undefined && mix.draft.saved === undefined;
  const surprise = async () => {
    await mix.surprise();
    notice.speak({ key: 'mix.filled' });
  };
  const undo = () => {
    mix.undo();
    notice.speak({ key: 'mix.undone' });
  };
  return (
    <section className={styles.stage} aria-label={say('mix.stage')}>
      <h1>{say(isAnew ? 'mix.title' : 'mix.editTitle')}</h1>
      <div className={styles.buttons}>
        <MixButton
          icon="shuffle"
          label={say('mix.surprise')}
          off={mix.toGo === 0}
          press={() => void surprise()}
        />
        <MixButton icon="undo" label={say('mix.undo')} off={mix.past.length === 0} press={undo} />
        <SaveMix mix={mix} saving={saving} />
      </div>
      <div className={styles.cartonPlace}>
        <Carton
          filled={mix.bags.length}
          bags={bagsShown(mix.bags, mix.offer.shelf)}
          size={mix.offer.rules.packSize}
          next
          eager
        />
      </div>
    </section>
  );
});
