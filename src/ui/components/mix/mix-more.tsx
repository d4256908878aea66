import { observer } from 'mobx-react-lite';
import { Link } from '#ui/components/elements/link.tsx';
import { ShareMix } from '#ui/components/mix/share-mix.tsx';
import { useSaveMix } from '#ui/components/mix/use-save-mix.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface MixMoreProps {
  readonly mix: MixStore;
  readonly saving: MixSavingStore;
}

/** The less frequent actions on a mix: share, start over, save as new. */
export const MixMore = observer(function MixMore({ mix, saving }: MixMoreProps) {
  const { shopper } = useStores();
  const { say } = useWords();
  const keep = useSaveMix(saving);
  return (
    <div className={layout.row}>
      {mix.bags.length === 0 ? null : (
        <>
          <ShareMix contents={mix.bags} />
          <button type="button" className={controls.link} onClick={mix.startOver}>
            {say('mix.startOver')}
          </button>
        </>
      )}
      {mix.draft.saved === undefined || mix.toGo > 0 ? null : (
        <button type="button" className={controls.link} onClick={() => void keep(true)}>
          {say('mix.keepNew')}
        </button>
      )}
      {shopper.customer === undefined ? null : (
        <Link className={controls.link} to="/savedmixes">
          {say('mix.seeKept')}
        </Link>
      )}
    </div>
  );
});
