import { markupText } from '#domain/content/markup-text.ts';
import type { PageMeta } from '#domain/content/page-meta.ts';

/** JSON that is safe inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${markupText(content)}">`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${markupText(content)}">`;

const graphLocale = { 'en-US': 'en_US', 'es-US': 'es_US' } as const;

/**
 * Structured data of a page. JSON-LD is data, not script, so no policy must allow it; each `<` is
 * escaped, so that no text of the catalogue can end the element.
 */
export const headTags = (meta: PageMeta, title: string, language: string): string =>
  [
    named('description', meta.description),
    ...(meta.listed ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${markupText(meta.canonical)}">`,
    ...meta.alternates.map(
      ({ language: hreflang, address }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${markupText(address)}">`,
    ),
    graph('site_name', 'Crunchcart'),
    graph('type', meta.kind),
    graph('title', title),
    graph('description', meta.description),
    graph('url', meta.canonical),
    graph('locale', language === 'es-US' ? graphLocale['es-US'] : graphLocale['en-US']),
    graph('image', meta.image),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    ...meta.structured.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join('');
