import { createContext, useContext } from 'react';

export interface Opening {
  /** Replaces the current page in the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  /** All that the next page shows first is at hand: it is drawn in one go, and nothing tells that it is loading. */
  readonly atOnce?: boolean;
}

/** How links reach other pages without leaving the document; routes provide it. */
export interface PageOpening {
  readonly open: (address: string, how?: Opening) => void;
}

/** Outside a router, as on the error screen, links load a document. */
export const PageOpeningContext = createContext<PageOpening | undefined>(undefined);

export const usePageOpening = (): PageOpening | undefined => useContext(PageOpeningContext);

const byDocument: PageOpening = { open: (address) => window.location.assign(address) };

/** For what opens a page without being a link: a choice, a form. */
export const useOpen = (): PageOpening['open'] => (usePageOpening() ?? byDocument).open;
