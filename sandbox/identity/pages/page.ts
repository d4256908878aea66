import type { FastifyReply } from 'fastify';
import { markupText } from '#domain/content/markup-text.ts';
import type { PageLanguage } from '#sandbox/identity/pages/words.ts';

export interface Page {
  readonly title: string;
  /** Trusted HTML. */
  readonly body: string;
  /** Origins a form may lead to, also by redirect. */
  readonly formOrigins?: readonly string[];
  /** Of the only script of the page, if it has one. */
  readonly nonce?: string;
}

export const pageHeaders = ({
  formOrigins = [],
  nonce,
}: Page): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // With no-referrer Chromium sends forms with `Origin: null`, which nobody trusts.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
});

export const pageHtml = ({ tag, words }: PageLanguage, { title, body }: Page): string =>
  `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, Crunchcart sandbox</title>
<link rel="stylesheet" href="/identity.css">
</head>
<body>
<header><p class="banner">${words.sandbox}</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

export const sendPage = (reply: FastifyReply, language: PageLanguage, page: Page, status = 200) =>
  reply
    .code(status)
    .headers(pageHeaders(page))
    .type('text/html; charset=utf-8')
    .send(pageHtml(language, page));

export const alertLine = (text: string | undefined): string =>
  text === undefined ? '' : `<p class="alert" role="alert">${text}</p>`;

export const field = (facts: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete?: string;
  readonly value?: string;
}): string => {
  const { name, label, type = 'text', autocomplete = 'off', value = '' } = facts;
  return `<p><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${markupText(value)}" required></p>`;
};

/** Plain and quiet; contrast above 7:1 both ways, and nothing to press is smaller than 44 px. */
export const identityStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #1d1a16; --paper: #fff; --line: #767676; --press: #7a1f0f; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ea; --paper: #1b1917; --line: #9a9a9a; --press: #ffb4a2; } }
body { margin: 0; color: var(--ink); background: var(--paper); }
.banner { margin: 0; padding: .5rem 1rem; background: #7a1f0f; color: #fff; font-weight: 700; }
main { max-width: 24rem; margin: 0 auto; padding: 1rem; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem; font: inherit; color: inherit; background: inherit; border: 1px solid var(--line); border-radius: 4px; }
button, a.button { box-sizing: border-box; display: block; width: 100%; min-height: 44px; margin: .5rem 0; padding: .5rem; font: inherit; text-align: center; text-decoration: none; color: var(--paper); background: var(--press); border: 1px solid var(--press); border-radius: 4px; cursor: pointer; }
button.plain, a.button { color: var(--press); background: transparent; }
.alert { border-left: 4px solid var(--press); padding-left: .5rem; font-weight: 600; }
ul.accounts { list-style: none; margin: 0; padding: 0; }
:focus-visible { outline: 3px solid var(--press); outline-offset: 2px; }
`;
