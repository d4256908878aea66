import type { FastifyReply } from 'fastify';
import { markupText } from '#domain/content/markup-text.ts';

/** A page of the control site; each says "sandbox". `script`: the path of the page's own script. */
export const page = (reply: FastifyReply, title: string, body: string, script?: string) =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'${
        script === undefined ? '' : "; script-src 'self'; connect-src 'self'"
      }`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-US"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${title}, Crunchcart sandbox</title><link rel="stylesheet" href="/style.css">${
        script === undefined ? '' : `<script src="${script}" defer></script>`
      }</head>
      <body><header><p class="banner">Sandbox: nothing here is real</p>
      <p><a href="/">Crunchcart sandbox</a></p></header><main><h1>${title}</h1>${body}</main></body></html>`);

export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
) =>
  `<table><caption>${caption}</caption><thead><tr>${head
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** A table wider than the screen scrolls by itself, also with the keyboard. */
export const wide = (label: string, content: string): string =>
  `<div class="wide" role="region" aria-label="${label}" tabindex="0">${content}</div>`;

/** A path as text that may go on in the next line before a slash, not in the middle of a word. */
export const pathText = (path: string): string => markupText(path).replaceAll('/', '<wbr>/');
