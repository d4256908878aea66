import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { markupText } from '#domain/content/markup-text.ts';
import type { ClientBuild, Sheet } from '#server/pages/document/client-build.ts';
import { earlyPresses } from '#server/pages/document/early-presses.ts';
import { waitForFirstPaint } from '#server/pages/document/first-paint.ts';
import { headTags, scriptJson } from '#server/pages/document/head-tags.ts';
import type { RenderedPage } from '#server/pages/document/page-renderer.ts';
import { shortMarkup } from '#server/pages/document/short-markup.ts';
import { soonParts } from '#server/pages/document/soon-parts.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

/** Where the template has the head of a page. */
const headMark = '<!--head-->';

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const splash =
  '<div id="splash" aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M3 13h26l-1.6 15.2a1.5 1.5 0 0 1-1.5 1.3H6.1a1.5 1.5 0 0 1-1.5-1.3z" fill="#dba968"/><path d="M3 13h26l-.2 2H3.2z" fill="#f0c78f"/></svg></div>';

/** Says that a sheet stands in the page: it is not fetched with code that needs it too. */
const hereAlready = (path: string): string => `<link rel="stylesheet" disabled href="${path}">`;

/**
 * Font and scripts are at the end of the document. In the head they would compete with the page for
 * the network and delay the first paint, for which fallback fonts of the same width are enough
 * (tokens.css).
 */
const started = (page: Page, build: ClientBuild): string => {
  const { fonts, scripts, scriptsOf, sheetsOf } = build;
  const elements = [
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...sheetsOf(page.screens).map(({ path }) => hereAlready(path)),
    scripts,
    ...page.screens
      .flatMap((screen) => scriptsOf(screen))
      .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ].join('');
  return shortMarkup(elements);
};

/** A document in two parts, so that the first can be compressed once (packed-page.ts). */
export interface PageDocument {
  /** The same in every page of a language and theme. */
  readonly start: string;
  readonly rest: string;
  /** What only this page shows, as JSON, with the script of the build that can read it. */
  readonly data: string;
}

const styleElement = ({ style }: Sheet): string => `<style>${style}</style>`;

/**
 * The start of pages in a language and theme: the styles of every page, its own scripts and what the shop is. Title and
 * descriptions come after them, within the first 32 KB, which is as far as some read that show a link as a card.
 */
export const documentStart = (
  { language, theme }: Pick<Page, 'language' | 'theme'>,
  { template, sheetsOf, coreFiles }: ClientBuild,
  publicConfig: PublicConfig,
): string => {
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`;
  const [start = ''] = template.split(headMark, 1);
  return [
    start.replace('<html lang="en-US">', () => `<html lang="${language}"${themed}>`),
    ...sheetsOf([]).map(styleElement),
    soonParts.element,
    earlyPresses.element,
    block('public-config', publicConfig),
    block('core-files', coreFiles),
  ].join('');
};

/**
 * Inserts a rendered page into the built template; a function inserts it, so that `$&` stays text.
 */
export const pageDocument = (
  page: Page,
  build: ClientBuild,
  publicConfig: PublicConfig,
): PageDocument => {
  const { template, sheetsOf, entryScript } = build;
  const ofEveryPage = new Set(sheetsOf([]));
  const head = [
    waitForFirstPaint(page.html),
    `<title>${markupText(page.title)}</title>`,
    headTags(page.meta, page.title, page.language),
    ...sheetsOf(page.screens)
      .filter((sheet) => !ofEveryPage.has(sheet))
      .map(styleElement),
  ].join('');
  const blocks = block('router-data', page.data);
  const rest = template
    .slice(template.indexOf(headMark))
    .replace('<body>', () => '<body data-font="first" data-parts="first">')
    .replace(headMark, () => head)
    .replace('<!--splash-->', () => (page.splash ? splash : ''))
    .replace('<!--app-->', () => shortMarkup(page.html))
    .replace('<!--data-->', () => blocks + started(page, build));
  const data = JSON.stringify({ script: entryScript, ...page.ownData });
  return { start: documentStart(page, build, publicConfig), rest, data };
};
