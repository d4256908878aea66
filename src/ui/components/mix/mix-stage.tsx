import { observer } from 'mobx-react-lite';
import { classNames } from '#ui/class-names.ts';
import { Carton } from '#ui/components/carton.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { bagsShown } from '#ui/components/mix/bags-shown.ts';
import { ShareMix } from '#ui/components/mix/share-mix.tsx';
import controls from '#ui/design/controls.module.css';
import type { IconName } from '#ui/design/icon-name.ts';
import styles from '#ui/design/mix.module.css';
import type { MixStore } from '#ui/stores/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The box itself, filling bag by bag, with what can be done to it as a whole. */
export const MixStage = observer(function MixStage({ mix }: { readonly mix: MixStore }) {
  const { notice } = useStores();
  const { say } = useWords();
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
      <h1>{say(mix.draft.editing === undefined ? 'mix.title' : 'mix.editTitle')}</h1>
      <div className={styles.deeds}>
        <Deed
          icon="shuffle"
          label={say('mix.surprise')}
          off={mix.toGo === 0}
          press={() => void surprise()}
        />
        <Deed icon="undo" label={say('mix.undo')} off={mix.past.length === 0} press={undo} />
        <ShareMix mix={mix} />
      </div>
      <div className={styles.cartonPlace}>
        <Carton
          filled={mix.bags.length}
          bags={bagsShown(mix.bags, mix.shelf)}
          size={mix.rules.packSize}
          next
          eager
        />
      </div>
    </section>
  );
});

interface DeedProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  readonly press: () => void;
}

/** A button on the yellow field; one that can do nothing now stays reachable. */
export const Deed = ({ icon, label, off = false, press }: DeedProps) => (
  <button
    type="button"
    className={classNames(controls.button, controls.onFieldSecond, controls.compact)}
    aria-disabled={off}
    onClick={() => {
      if (!off) press();
    }}
  >
    <Icon name={icon} size="small" />
    {label}
  </button>
);
