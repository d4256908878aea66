import { observer } from 'mobx-react-lite';
import type { Language } from '#domain/locale/language.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import frame from '#ui/design/frame.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

const names: readonly (readonly [Language, string, string])[] = [
  ['en-us', 'en', 'English'],
  ['es', 'es', 'Español'],
];

/** The bar at the top: zip code, free shipping, language, and the note that this is a sandbox. */
export const TopBar = observer(function TopBar() {
  const { zip, cart, sandbox } = useStores();
  const { say, language } = useWords();
  const label =
    zip.zipCode === undefined ? say('header.zip') : say('header.zipKnown', { zip: zip.zipCode });
  return (
    <aside className={frame.bar} aria-label={say('header.service')}>
      {sandbox ? <p className={frame.sandboxNote}>{say('shop.sandbox')}</p> : null}
      <div className={classNames(layout.wrap, frame.barRow)}>
        <button type="button" aria-haspopup="dialog" onClick={() => zip.ask()}>
          <Icon name="pin" size="small" />
          <span>{label}</span>
        </button>
        <span className={frame.barMiddle}>
          {say('header.freeShipping', { amount: price(cart.freeShippingThreshold, language) })}
        </span>
        <span className={frame.barRight}>
          <Join />
          <Link className={frame.join} to="/trackorder">
            {say('footer.track')}
          </Link>
          <LanguageSwitch />
        </span>
      </div>
    </aside>
  );
});

/** The link to create an account; its space stays when somebody is signed in (NAV-07). */
const Join = observer(function Join() {
  const { shopper } = useStores();
  const { say } = useWords();
  return (
    <Link className={frame.join} to="/createaccount" hidden={shopper.customer !== undefined}>
      {say('header.createAccount')}
    </Link>
  );
});

/** Both languages by their own names; every frame has it, also the checkout's (I18N-05). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { locale } = useStores();
  const { say } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, not a form part
    <div className={frame.languages} role="group" aria-label={say('header.language')}>
      {names.map(([language, code, name]) => (
        <button
          key={language}
          type="button"
          lang={code}
          aria-pressed={locale.language === language}
          onClick={() => void locale.switchTo(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
});
