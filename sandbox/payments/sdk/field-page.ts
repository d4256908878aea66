import { type FieldKind, fieldTitles } from '#sandbox/payments/sdk/field-protocol.ts';

const autocomplete: Readonly<Record<FieldKind, string>> = {
  number: 'cc-number',
  securityCode: 'cc-csc',
};

/** Inputs nobody sees: browsers fill name and expiry in along with the number. */
const asides = ['cc-name', 'cc-exp']
  .map(
    (name) =>
      `<input class="aside" type="text" autocomplete="${name}" tabindex="-1" aria-hidden="true">`,
  )
  .join('');

/** The document of a field frame; its words come from the merchant's page. */
export const fieldPage = (kind: FieldKind): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="description" content="Sandbox - no real cards">
<title>${fieldTitles[kind]}</title>
<link rel="stylesheet" href="/microform/field/field.css">
</head>
<body>
<form>
<input id="field" type="text" inputmode="numeric" autocomplete="${autocomplete[kind]}" aria-label="${fieldTitles[kind]}" spellcheck="false">
<span id="description" class="aside"></span>
${kind === 'number' ? asides : ''}
</form>
<script src="/microform/field/field.js"></script>
</body>
</html>
`;

/** The frame is all input. `:where` weighs nothing, so that the merchant's text styles win. */
export const fieldStyle = `
html, body, form { height: 100%; margin: 0; background: transparent; }
:where(#field) {
  box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 2px;
  border: 0; background: transparent; color: inherit; font: 16px/1.5 system-ui, sans-serif;
}
:where(#field:focus) { outline: none; }
:where(#field:focus-visible) { outline: 2px solid currentColor; outline-offset: -2px; border-radius: 4px; }
.aside {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
`;
