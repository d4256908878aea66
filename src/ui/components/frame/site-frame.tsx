import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { Footer } from '#ui/components/frame/footer.tsx';
import { Header } from '#ui/components/frame/header.tsx';
import { TopBar } from '#ui/components/frame/top-bar.tsx';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

export const SkipLink = () => {
  const { say } = useWords();
  return (
    <a className={layout.skip} href="#main">
      {say('page.skip')}
    </a>
  );
};

/** The main element; it gets the focus after a change of page. */
export const Main = ({ children }: { readonly children: ReactNode }) => {
  const { state } = useNavigation();
  return (
    <main id="main" className={layout.main} tabIndex={-1} aria-busy={state === 'loading'}>
      {children}
    </main>
  );
};

/** Header and footer around a page: the default layout, and the black one (LAYOUT-05). */
export const SiteFrame = observer(function SiteFrame({
  children,
}: {
  readonly children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Header />
      <Main>{children}</Main>
      <Footer />
    </>
  );
});
