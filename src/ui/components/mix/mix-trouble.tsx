import { observer } from 'mobx-react-lite';
import { Trouble } from '#ui/components/trouble.tsx';
import type { MixStore } from '#ui/stores/mix-store.ts';
import { useWords } from '#ui/words/words.ts';

/** What the shopper has to know about this box: bags that went, wishes that could not be met. */
export const MixTrouble = observer(function MixTrouble({ mix }: { readonly mix: MixStore }) {
  const { say, failure } = useWords();
  const gone = mix.draft.replaceMixItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {mix.unmet === undefined ? null : <Trouble>{say(`mix.${mix.unmet}`)}</Trouble>}
      {gone === 0 ? null : <Trouble>{say('mix.replace', { count: gone })}</Trouble>}
      {mix.adding.is === 'failed' ? <Trouble>{failure(mix.adding.failure)}</Trouble> : null}
    </>
  );
});
