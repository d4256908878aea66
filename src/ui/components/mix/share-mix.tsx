import type { Bags } from '#domain/mix/mix-bags.ts';
import { sharedMix } from '#domain/mix/shared-mix.ts';
import { offerLink } from '#ui/components/elements/share.ts';
import controls from '#ui/design/controls.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface ShareMixProps {
  readonly contents: Bags;
  /** Names the mix, where there are several. */
  readonly label?: string;
}

/** Shares a link to this mix: by the device's share sheet, else by the clipboard. */
export const ShareMix = ({ contents, label }: ShareMixProps) => {
  const { notice } = useStores();
  const { say } = useWords();
  const share = async () => {
    const url = `${location.origin}/varietypack/customize?mix=${sharedMix(contents)}`;
    await offerLink(navigator, notice, { title: say('mix.title'), url });
  };
  return (
    <button type="button" className={controls.link} aria-label={label} onClick={() => void share()}>
      {say('mix.share')}
    </button>
  );
};
