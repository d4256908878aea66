import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { markupText } from '#domain/content/markup-text.ts';
import type { ClientBuild } from '#server/pages/document/client-build.ts';
import { earlyPresses } from '#server/pages/document/early-presses.ts';
import { headTags, scriptJson } from '#server/pages/document/head-tags.ts';
import { ownFont } from '#server/pages/document/own-font.ts';
import type { RenderedPage } from '#server/pages/document/page-renderer.ts';
import { soonParts } from '#server/pages/document/soon-parts.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;

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
  return [
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ownFont.element,
    ...sheetsOf(page.screens).map(({ path }) => hereAlready(path)),
    scripts,
    ...page.screens
      .flatMap((screen) => scriptsOf(screen))
      .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ].join('');
};

/**
 * Inserts a rendered page into the built template; a function inserts it, so that `$&` stays text.
 */
export const pageDocument = (
  page: Page,
  build: ClientBuild,
  publicConfig: PublicConfig,
): string => {
  const theme = page.theme === undefined ? '' : ` data-theme="${page.theme}"`;
  const head = [
    `<title>${markupText(page.title)}</title>`,
    headTags(page.meta, page.title, page.language),
    ...build.sheetsOf(page.screens).map(({ style }) => `<style>${style}</style>`),
    soonParts.element,
    earlyPresses.element,
  ].join('');
  const data = block('public-config', publicConfig) + block('router-data', page.data);
  return build.template
    .replace('<html lang="en-US">', () => `<html lang="${page.language}"${theme}>`)
    .replace('<body>', () => '<body data-font="first" data-parts="first">')
    .replace('<!--head-->', () => head)
    .replace('<!--splash-->', () => (page.splash ? splash : ''))
    .replace('<!--app-->', () => page.html)
    .replace('<!--data-->', () => data + started(page, build));
};
