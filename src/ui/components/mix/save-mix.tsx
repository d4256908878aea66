import { observer } from 'mobx-react-lite';
import { MixButton } from '#ui/components/mix/mix-button.tsx';
import { useSaveMix } from '#ui/components/mix/use-save-mix.ts';
import type { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

interface SaveMixProps {
  readonly mix: MixStore;
  readonly saving: MixSavingStore;
}

const labelOf = (mix: MixStore): WordKey => {
  if (mix.isKept) return 'mix.isKept';
  return mix.draft.saved === undefined ? 'mix.keep' : 'mix.keepChanges';
};

/** Saves a full mix in the account; a guest is asked to log in first (MIX-02). */
export const SaveMix = observer(function SaveMix({ mix, saving }: SaveMixProps) {
  const { say } = useWords();
  const keep = useSaveMix(saving);
  return (
    <MixButton
      icon="bookmark"
      label={say(labelOf(mix))}
      off={mix.toGo > 0 || mix.isKept}
      busy={saving.saving.is === 'running'}
      press={() => void keep()}
    />
  );
});
