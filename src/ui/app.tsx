import type { i18n } from 'i18next';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { type PageHead, PageHeadContext } from '#ui/components/elements/page-title.ts';
import { type Stores, StoresContext } from '#ui/stores/stores.ts';
import { Translator } from '#ui/words/translator.tsx';

interface AppProps {
  readonly words: i18n;
  readonly stores: Stores;
  readonly head?: PageHead;
  /** Runs when the page is hydrated. */
  readonly onAlive?: (() => void) | undefined;
  /** The router of the browser or of the server. */
  readonly children: ReactNode;
}

/** Stores may change only after hydration; until then the page must equal the server's. */
const Alive = ({ onAlive }: Pick<AppProps, 'onAlive'>) => {
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
};

/** What is around the router in browser and server, so that both render the same. */
export const App = ({ words, stores, head, onAlive, children }: AppProps) => (
  <StrictMode>
    <Translator words={words}>
      <StoresContext value={stores}>
        <PageHeadContext value={head}>{children}</PageHeadContext>
        <Alive onAlive={onAlive} />
      </StoresContext>
    </Translator>
  </StrictMode>
);
