import { observer } from 'mobx-react-lite';
import { sharedMix } from '#domain/mixpack/shared-mix.ts';
import { Deed } from '#ui/components/mix/mix-stage.tsx';
import { offerLink } from '#ui/share.ts';
import type { MixStore } from '#ui/stores/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Hands over a link to this very box: the device's own sheet where there is one, else the clipboard. */
export const ShareMix = observer(function ShareMix({ mix }: { readonly mix: MixStore }) {
  const { notice } = useStores();
  const { say } = useWords();
  const share = async () => {
    const url = `${location.origin}/varietypack/customize?mix=${sharedMix(mix.bags)}`;
    await offerLink(navigator, notice, { title: say('mix.title'), url });
  };
  return (
    <Deed
      icon="share"
      label={say('mix.share')}
      off={mix.bags.length === 0}
      press={() => void share()}
    />
  );
});
