import { markupText } from '#domain/content/markup-text.ts';
import { type Challenge, challengeCode } from '#sandbox/payments/challenges/challenges.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Sandbox - no real bank">
<title>${title}</title>
<link rel="stylesheet" href="/challenge/challenge.css">
</head>
<body>
<main aria-label="${title}">
<p class="sandbox">Sandbox – no real bank</p>
${body}
</main>
</body>
</html>
`;

/** The bank's question; the words are the bank's own, in both languages, as banks here write. */
export const questionPage = ({ accessToken, amountCents, last4 }: Challenge): string =>
  page(
    'Confirm your payment',
    `<h1>Confirm your payment</h1>
<p>Crunchcart asks for <strong>$${(amountCents / 100).toFixed(2)}</strong> from your card ending ${markupText(last4)}.</p>
<p lang="es">Crunchcart pide cobrar este importe a tu tarjeta. Escribe el código que te enviamos.</p>
<form method="post" action="/challenge/answer">
<input type="hidden" name="access" value="${markupText(accessToken)}">
<label for="code">Code / <span lang="es">Código</span></label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8">
<p id="hint">The test code is ${challengeCode}.</p>
<button type="submit">Confirm / <span lang="es">Confirmar</span></button>
<button type="submit" name="refuse" value="yes">This was not me / <span lang="es">No fui yo</span></button>
</form>`,
  );

/** Tells the merchant's page that there is an answer, but not which: the servers exchange that. */
export const answeredPage = (targetOrigins: readonly string[]): string =>
  page(
    'Thank you',
    `<h1>Thank you</h1>
<p>Back to the shop … <span lang="es">De vuelta a la tienda …</span></p>
<script src="/challenge/answered.js" data-targets="${markupText(targetOrigins.join(' '))}"></script>`,
  );

export const lostPage = (): string =>
  page(
    'Nothing to confirm',
    `<h1>Nothing to confirm</h1>
<p>Close this window and pay again. <span lang="es">Cierra esta ventana y paga de nuevo.</span></p>`,
  );

export const answeredScript = `'use strict';
const targets = (document.currentScript?.dataset.targets ?? '').split(' ');
const around = location.ancestorOrigins?.[0];
const target = targets.find((origin) => origin === around) ?? targets[0];
if (target) parent.postMessage({ kind: 'challenge-answered' }, target);
`;

export const challengeStyle = `
:root { color-scheme: light; color: #1d1a16; background: #fff; font: 16px/1.4 system-ui, sans-serif; }
body { margin: 0; }
main { padding: .75rem; }
p { margin: 0 0 .5rem; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
.sandbox { background: #7a1f0f; color: #fff; font-weight: 700; margin: 0 0 .75rem; padding: .25rem .5rem; }
label { display: block; font-weight: 600; }
input, button { box-sizing: border-box; font: inherit; min-height: 44px; padding: 0 .75rem; }
button { display: block; margin-top: .5rem; width: 100%; }
`;
