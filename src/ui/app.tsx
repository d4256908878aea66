import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type PageHead, PageHeadContext } from '#ui/page-title.ts';
import { type Stores, StoresContext } from '#ui/stores/stores.ts';

interface AppProps {
  readonly words: i18n;
  readonly stores: Stores;
  readonly head?: PageHead;
  /** The router of this side. */
  readonly children: ReactNode;
}

/** What surrounds the router on both sides, so that both draw the same. */
export const App = ({ words, stores, head, children }: AppProps) => (
  <StrictMode>
    <I18nextProvider i18n={words}>
      <StoresContext value={stores}>
        <PageHeadContext value={head}>{children}</PageHeadContext>
      </StoresContext>
    </I18nextProvider>
  </StrictMode>
);
