import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { approvalChannel } from '#domain/payment/account/approval-return.ts';
import { policyHash } from '#server/http/policy-hash.ts';

const words: Readonly<Record<Language, { readonly title: string; readonly goOn: string }>> = {
  'en-us': { title: 'Back to your order', goOn: 'Continue' },
  es: { title: 'De vuelta a tu pedido', goOn: 'Continuar' },
};

/** Where the answer goes when nobody in another window takes it, ms. */
const patience = 4000;

/** The answer is the address's own query: nothing of it is written into the page. */
const script = `
const query = location.search;
const link = document.querySelector('a');
link.href = '/checkout/payment' + query;
const answer = { crunchcartPaypal: query };
let isTaken = false;
if (typeof BroadcastChannel === 'function') {
  const channel = new BroadcastChannel('${approvalChannel}');
  channel.onmessage = ({ data }) => {
    if (data?.crunchcartPaypalTaken !== true) return;
    isTaken = true;
    window.close();
  };
  channel.postMessage(answer);
}
if (window.opener !== null) window.opener.postMessage(answer, location.origin);
setTimeout(() => { if (!isTaken) location.replace(link.href); }, ${patience});
`;

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 30rem; padding: 2rem 1rem; }
a { color: inherit; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;

export const returnPagePolicy = `default-src 'none'; script-src ${policyHash(script)}; style-src ${policyHash(
  style,
)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The payer's window says how it went and closes; alone, it goes on to the payment step itself. */
export const returnPage = (language: Language): string => `<!doctype html>
<html lang="${documentLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words[language].title} | Crunchcart</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${words[language].title}</h1>
<p><a href="/checkout/payment">${words[language].goOn}</a></p>
</main>
<script>${script}</script>
</body>
</html>
`;
