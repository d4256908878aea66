import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { layoutOf } from '#domain/layout/layout.ts';
import { CheckoutFrame } from '#ui/components/frame/checkout-frame.tsx';
import { Main, SiteFrame } from '#ui/components/frame/site-frame.tsx';
import frame from '#ui/design/frame.module.css';
import { useRootData } from '#ui/routes/root-data.ts';
import { useStores } from '#ui/stores/stores.ts';
import { languageOf, override } from '#ui/words/instance.ts';

/** Reloads what the page shows in the new language, and takes the old one out of the address. */
const useLanguageSwitch = () => {
  const { locale } = useStores();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { language } = locale;
  const shown = useRef(language);
  useEffect(() => {
    document.documentElement.lang = locale.documentLanguage;
    if (shown.current === language) return;
    shown.current = language;
    const params = new URLSearchParams(search);
    if (!params.has('lang')) return void revalidate();
    params.delete('lang');
    void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  }, [language, locale, revalidate, navigate, pathname, search]);
};

/** The operators' own words, which come with the page's data in its language (I18N-07). */
const useLabels = () => {
  const { i18n } = useTranslation();
  const { labels } = useRootData();
  useEffect(() => override(i18n, languageOf(i18n), labels), [i18n, labels]);
};

/** After a change of page the keyboard starts at its content, as with a page load. */
const useFocusOnNewPage = (pathname: string) => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
};

const themes = { default: undefined, black: 'black', plain: 'plain', frame: 'plain' } as const;

const useTheme = (theme: string | undefined) => {
  useEffect(() => {
    if (theme === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
};

/** The splash covers a screen that cannot be drawn before its data; the first commit ends it. */
const useSplashEnd = () => {
  useEffect(() => {
    document.getElementById('splash')?.remove();
  }, []);
};

interface FrameProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

const Frame = ({ pathname, children }: FrameProps) => {
  const kind = layoutOf(pathname);
  if (kind === 'plain' || kind === 'frame') return <Main>{children}</Main>;
  if (/^\/checkout(\/|$)/.test(pathname)) return <CheckoutFrame>{children}</CheckoutFrame>;
  return <SiteFrame>{children}</SiteFrame>;
};

/** Dialogs and notes are no part of the first paint: their code comes after it. */
const Later = () => {
  const [AfterPaint, setAfterPaint] = useState<ComponentType>();
  useEffect(() => {
    void import('#ui/components/frame/after-paint.tsx').then((loaded) => {
      setAfterPaint(() => loaded.AfterPaint);
    });
  }, []);
  return AfterPaint === undefined ? null : <AfterPaint />;
};

/** `/_app`: the wrapper around every screen (ROUTE-16, D-ROUTE-23). */
export const Root = observer(function Root() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useLanguageSwitch();
  useLabels();
  useFocusOnNewPage(pathname);
  useTheme(themes[layoutOf(pathname)]);
  useSplashEnd();
  return (
    <>
      {state === 'loading' ? <div className={frame.progress} /> : null}
      <Frame pathname={pathname}>
        <Outlet />
      </Frame>
      <Later />
      <ScrollRestoration />
    </>
  );
});
