import { createContext, useContext, useEffect } from 'react';
import { painted } from '#ui/core/pauses.ts';
import { useWords } from '#ui/words/words.ts';

/** Where the server's render stores the title for the page template. */
export interface PageHead {
  title?: string;
  /** The page's own part of the title. */
  name?: string;
}

export const PageHeadContext = createContext<PageHead | undefined>(undefined);

/** Sets the page's title: in the browser on the document, on the server in the head. */
export const usePageTitle = (title: string): void => {
  const head = useContext(PageHeadContext);
  const { say } = useWords();
  const whole = say('page.title', { title });
  if (head !== undefined) Object.assign(head, { title: whole, name: title });
  useEffect(() => {
    // The browser takes a title in slowly, and nobody looks there first (D-PERF-20).
    void painted().then(() => {
      document.title = whole;
    });
  }, [whole]);
};
