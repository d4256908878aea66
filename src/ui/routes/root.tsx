import { observer } from 'mobx-react-lite';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { layoutOf } from '#domain/session/layout.ts';
import { type PageOpening, PageOpeningContext } from '#ui/components/elements/page-opening.ts';
import { usePlaceKeeping } from '#ui/components/frame/browsing-place.ts';
import { CheckoutFrame } from '#ui/components/frame/checkout-frame.tsx';
import { Main, SiteFrame } from '#ui/components/frame/site-frame.tsx';
import { pause } from '#ui/core/pauses.ts';
import { useRootData } from '#ui/core/root-data.ts';
import frame from '#ui/design/frame.module.css';
import { choiceHasFocus, usePendingPath } from '#ui/routes/pending-path.ts';
import { useStores } from '#ui/stores/stores.ts';
import { languageOf, override } from '#ui/words/instance.ts';
import { useTranslator } from '#ui/words/translator.tsx';
import { useWords } from '#ui/words/words.ts';

/** Reloads what the page shows in the new language, and takes the old one out of the address. */
const useLanguageSwitch = () => {
  const { locale } = useStores();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { language } = locale;
  const shown = useRef(language);
  useEffect(() => {
    const { documentElement } = document;
    // The same value again would have every element's style computed anew (:lang).
    if (documentElement.lang !== locale.documentLanguage)
      documentElement.lang = locale.documentLanguage;
    if (shown.current === language) return;
    shown.current = language;
    const params = new URLSearchParams(search);
    if (!params.has('lang')) return void revalidate();
    params.delete('lang');
    const moved = navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
    void Promise.resolve(moved).then(revalidate);
  }, [language, locale, revalidate, navigate, pathname, search]);
};

/**
 * Stock depends on the location: when the stored location becomes known, the page is loaded again.
 */
const useZipFollow = () => {
  const { zip } = useStores();
  const { revalidate } = useRevalidator();
  const { locationNumber } = zip;
  const shown = useRef(locationNumber);
  useEffect(() => {
    if (shown.current === locationNumber) return;
    shown.current = locationNumber;
    void revalidate();
  }, [locationNumber, revalidate]);
};

/** The operators' texts, which come with the page's data in its language (I18N-07). */
const useLabels = () => {
  const words = useTranslator();
  const { labels } = useRootData();
  useEffect(() => override(words, languageOf(words), labels), [words, labels]);
};

/**
 * After a change of page the focus moves to its content, as with a page load; it stays where a choice
 * leads from page to page.
 */
const useFocusOnNewPage = (pathname: string) => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (choiceHasFocus()) return;
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

/** The splash covers a screen until it has its data; the first commit removes it. */
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

const useOpening = (): PageOpening => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      open: (address, { atOnce, ...how } = {}) =>
        void navigate(address, { ...how, flushSync: atOnce === true }),
    }),
    [navigate],
  );
};

type LaterParts = typeof import('#ui/routes/later-parts.tsx');

/** Dialogs, notices and skeletons are loaded after the first paint. */
const useLaterParts = (): LaterParts | undefined => {
  const { allWords } = useStores();
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    const load = () => Promise.all([import('#ui/routes/later-parts.tsx'), allWords()]);
    void pause()
      .then(load)
      // Urgent, it would draw again what is not hydrated yet.
      .then(([loaded]) => startTransition(() => setParts(loaded)));
  }, [allWords]);
  return parts;
};

/** `/_app`: the wrapper around every screen (ROUTE-16, D-ROUTE-23). */
export const Root = observer(function Root() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { say } = useWords();
  const later = useLaterParts();
  const pending = usePendingPath();
  useLanguageSwitch();
  useZipFollow();
  useLabels();
  useFocusOnNewPage(pathname);
  useTheme(themes[layoutOf(pathname)]);
  useSplashEnd();
  usePlaceKeeping();
  return (
    <PageOpeningContext value={useOpening()}>
      <div aria-live="polite">
        {state === 'loading' ? (
          <div role="progressbar" aria-label={say('page.loading')} className={frame.progress} />
        ) : null}
      </div>
      <Frame pathname={pathname}>
        {pending === undefined || later === undefined ? (
          <Outlet />
        ) : (
          <later.PendingScreen pathname={pending} />
        )}
      </Frame>
      {later === undefined ? null : <later.AfterPaint />}
      <ScrollRestoration />
    </PageOpeningContext>
  );
});
