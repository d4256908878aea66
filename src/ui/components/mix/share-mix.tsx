import { observer } from 'mobx-react-lite';
import { sharedMix } from '#domain/mixpack/shared-mix.ts';
import { Deed } from '#ui/components/mix/mix-stage.tsx';
import type { MixStore } from '#ui/stores/mix-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Hands over a link to this very box: the device's own sheet where there is one, else the clipboard. */
export const ShareMix = observer(function ShareMix({ mix }: { readonly mix: MixStore }) {
  const { notice } = useStores();
  const { say } = useWords();
  const share = async () => {
    const link = `${location.origin}/varietypack/customize?mix=${sharedMix(mix.bags)}`;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: say('mix.title'), url: link });
        return;
      }
      await navigator.clipboard.writeText(link);
      notice.show({ severity: 'success', title: { key: 'mix.shared' } });
    } catch (cause) {
      // Closing the device's sheet is no failure.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      notice.fail({ key: 'mix.shareFailed', blanks: { link } });
    }
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
