import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath, spanishAddress } from '#ui/addresses/canonical.ts';
import { useWords } from '#ui/words/words.ts';

const point = (selector: string, attribute: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
};

/**
 * Browsers share and save a page by the canonical address in its head, so it is updated with the
 * page. The rest of the head is for crawlers, which load documents.
 */
export const HeadLinks = () => {
  const { pathname, search } = useLocation();
  const { language } = useWords();
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link === null) return;
    const { origin } = new URL(link.href);
    const address = `${origin}${canonicalPath(new URL(`${origin}${pathname}${search}`))}`;
    const inSpanish = spanishAddress(address);
    const here = language === 'es' ? inSpanish : address;
    point('link[rel="canonical"]', 'href', here);
    point('link[hreflang="en"]', 'href', address);
    point('link[hreflang="es"]', 'href', inSpanish);
    point('link[hreflang="x-default"]', 'href', address);
    point('meta[property="og:url"]', 'content', here);
  }, [pathname, search, language]);
  return null;
};
