import type { AnyCall } from '#adapters/http/wire/call.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { policyHash } from '#server/http/policy-hash.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { border: 1px solid; border-radius: .5rem; overflow: auto; padding: .75rem; }
.method { border: 1px solid; border-radius: .25rem; font-weight: 700; padding: 0 .375rem; }
nav ul { columns: 18rem; list-style: none; padding: 0; }
`;

/** Content-Security-Policy of this page: only its own style sheet, named by its hash. */
export const docsPagePolicy = `default-src 'none'; style-src ${policyHash(style)}; frame-ancestors 'none'; base-uri 'none'`;

/** The documentation page: each call with its request and its response. */
export const docsPage = (calls: readonly AnyCall[]): string => {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Crunchcart storefront calls</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Storefront calls</h1>
<p>Every answer is an envelope: <code>responseCode</code>, <code>success</code>, <code>message</code>
and <code>data</code>, a list. A refusal has the HTTP status of its <code>responseCode</code>, a
stable <code>code</code>, and its message in English and Spanish. For programs:
<a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${calls.map(linkTo).join('')}</ul></nav>
${calls.map(section).join('\n')}
</main>
</body>
</html>
`;
};

const linkTo = ({ name }: AnyCall): string => `<li><a href="#${name}">${name}</a></li>`;

const section = (call: AnyCall): string => {
  const example = exampleOf(call.name);
  return `<section id="${call.name}" aria-labelledby="${call.name}-title">
<h2 id="${call.name}-title"><span class="method">${call.method}</span> ${escaped(call.path)}</h2>
<p>${escaped(call.summary)}.${needs(call)}</p>
${example.query === undefined ? '' : block('Query', example.query)}
${example.body === undefined ? '' : block('Body', example.body)}
${block('One element of <code>data</code>', example.item)}
</section>`;
};

const needs = (call: AnyCall): string =>
  [
    call.gate === false ? ' Needs the header <code>x-api-key</code>.' : '',
    call.idempotent === true ? ' Needs the header <code>Idempotency-Key</code>.' : '',
    call.locationHeader === true ? ' Reads the header <code>locationNumber</code>.' : '',
    call.auth === undefined
      ? ''
      : ' Reads <code>sessionId</code>, <code>rnduts</code> and <code>encstr</code>.',
  ].join('');

const block = (title: string, value: unknown): string =>
  `<h3>${title}</h3><pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
