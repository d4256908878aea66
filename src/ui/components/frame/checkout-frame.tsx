import type { ReactNode } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { LogoLink } from '#ui/components/frame/header.tsx';
import { Main, SkipLink } from '#ui/components/frame/site-frame.tsx';
import { LanguageSwitch } from '#ui/components/frame/top-bar.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The checkout's short header: home, language and back; no other links. */
export const CheckoutFrame = ({ children }: { readonly children: ReactNode }) => {
  const { say } = useWords();
  return (
    <>
      <SkipLink />
      <header className={frame.checkoutHeader}>
        <div className={classNames(layout.wrap, frame.barRow)}>
          <LogoLink />
          <LanguageSwitch />
          <Link className={classNames(controls.link, layout.small)} to="/cart">
            <Icon name="box" />
            {say('checkout.backToCart')}
          </Link>
        </div>
      </header>
      <Main>{children}</Main>
    </>
  );
};
