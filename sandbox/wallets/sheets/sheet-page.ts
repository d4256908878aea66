import { markupText } from '#domain/content/markup-text.ts';
import { type WalletPerson, walletPeople } from '#sandbox/wallets/people/wallet-people.ts';
import { type SheetLanguage, sheetWords } from '#sandbox/wallets/protocol/sheet-words.ts';

const personChoice =
  (language: SheetLanguage) =>
  ({ name, about }: WalletPerson, index: number) =>
    `<label class="choice"><input type="radio" name="person" value="${name}" aria-labelledby="name-${name}" aria-describedby="about-${name}"${index === 0 ? ' checked' : ''}>
<span><strong id="name-${name}">${name}</strong> <span id="about-${name}">${markupText(about[language])}</span></span></label>`;

/** The document of a payment sheet; its script fills in what the shop's page asks for. */
export const sheetPage = (language: SheetLanguage, validationUrl: string): string => {
  const words = sheetWords[language];
  return `<!doctype html>
<html lang="${language}" data-validation-url="${markupText(validationUrl)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Sandbox - no real money">
<title>${words.title}</title>
<link rel="stylesheet" href="/wallet/sheet.css">
</head>
<body>
<div id="sheet" role="dialog" aria-modal="true" aria-labelledby="title">
<form id="form">
<p class="sandbox">${words.sandbox}</p>
<h1 id="title" tabindex="-1">${words.title}</h1>
<fieldset role="radiogroup" aria-labelledby="person-legend">
<legend id="person-legend">${words.person}</legend>
${walletPeople.map(personChoice(language)).join('\n')}
</fieldset>
<section id="contact" aria-labelledby="contact-title" hidden>
<h2 id="contact-title">${words.contact}</h2>
<dl></dl>
</section>
<fieldset id="methods" role="radiogroup" aria-labelledby="methods-legend" hidden>
<legend id="methods-legend">${words.method}</legend>
</fieldset>
<p id="coupon" hidden>
<label for="coupon-code">${words.coupon}</label>
<span class="row"><input id="coupon-code" autocomplete="off" aria-describedby="coupon-error"><button id="apply" type="button">${words.apply}</button></span>
<span id="coupon-error" class="error"></span>
</p>
<div id="problems" class="error" role="alert"></div>
<ul id="items" aria-label="${words.items}"></ul>
<p class="total"><span id="merchant"></span> <span>${words.total} <strong id="total"></strong></span></p>
<p id="status" role="status">${words.checking}</p>
<p class="row"><button id="pay" type="submit" disabled>${words.pay}</button>
<button id="cancel" type="button">${words.cancel}</button></p>
</form>
</div>
<script src="/wallet/sheet.js"></script>
</body>
</html>
`;
};

/** At the bottom of the page like a sheet; sizes follow the text, and nothing moves. */
export const sheetStyle = `
:root { color: #1d1a16; font: 100%/1.4 system-ui, sans-serif; }
html { height: 100%; background: rgb(0 0 0 / 55%); }
body { box-sizing: border-box; display: flex; min-height: 100%; margin: 0; align-items: flex-end; justify-content: center; }
#sheet { box-sizing: border-box; width: 100%; max-width: 30rem; padding: 1rem; background: #fff; overflow-wrap: anywhere; }
#sheet [hidden] { display: none; }
.sandbox { background: #7a1f0f; color: #fff; font-weight: 700; margin: 0 0 .75rem; padding: .25rem .5rem; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 0; }
p, ul, dl { margin: .5rem 0; padding: 0; }
fieldset { margin: .5rem 0; padding: .25rem .5rem; border: 1px solid #6b6459; }
legend { font-weight: 600; }
.choice { display: flex; gap: .5rem; align-items: flex-start; min-height: 1.75rem; padding: .25rem 0; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .1rem 0 0; }
ul { list-style: none; }
li, .total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 .5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
label[for] { display: block; font-weight: 600; }
input:not([type='radio']), button { box-sizing: border-box; font: inherit; min-height: 44px; min-width: 0; padding: 0 .75rem; border: 1px solid #4a4338; border-radius: 4px; background: #fff; color: inherit; }
.row input { flex: 1 1 8rem; }
#pay, #cancel { flex: 1 1 8rem; }
#pay:not(:disabled) { background: #1d1a16; color: #fff; }
#pay:disabled { color: #6b6459; border-style: dashed; }
.error { color: #a3160c; font-weight: 600; }
:focus-visible { outline: 3px solid #1a4fd0; outline-offset: 2px; }
#title:focus { outline: none; }
`;
