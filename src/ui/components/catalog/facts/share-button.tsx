import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The page's address without queries of this visit; the language stays. */
const pageAddress = (isSpanish: boolean): string =>
  `${window.location.origin}${window.location.pathname}${isSpanish ? '?lang=es-us' : ''}`;

/** Shares the page by the device's share sheet, else copies the link and announces it. */
export const ShareButton = ({ title }: { readonly title: string }) => {
  const { notice, allWords } = useStores();
  const { say, language } = useWords();
  const handleShare = async () => {
    const [{ offerLink }] = await Promise.all([
      import('#ui/components/elements/share.ts'),
      allWords(),
    ]);
    await offerLink(navigator, notice, { title, url: pageAddress(language === 'es') });
  };
  return (
    <button
      type="button"
      className={classNames(controls.link, layout.small)}
      onClick={() => void handleShare()}
    >
      <Icon name="share" size="small" />
      {say('product.share')}
    </button>
  );
};
