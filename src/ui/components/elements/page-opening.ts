import { createContext, useContext } from 'react';

export interface Opening {
  /** Takes the place of the page at hand in the history. */
  readonly replace?: boolean;
  /** Stays where the page was scrolled to. */
  readonly preventScrollReset?: boolean;
  /** Lets the page at hand flow into the next, where browsers can. */
  readonly viewTransition?: boolean;
}

/** How links reach other pages without leaving the document; routes provide it. */
export interface PageOpening {
  readonly open: (address: string, how?: Opening) => void;
}

/** Outside a router, as on a page that broke, links are links and load a document. */
export const PageOpeningContext = createContext<PageOpening | undefined>(undefined);

export const usePageOpening = (): PageOpening | undefined => useContext(PageOpeningContext);

const byDocument: PageOpening = { open: (address) => window.location.assign(address) };

/** For what opens a page without being a link: a choice, a form. */
export const useOpen = (): PageOpening['open'] => (usePageOpening() ?? byDocument).open;
