import { markupText } from '#domain/content/markup-text.ts';
import { accountPeople } from '#sandbox/payments/accounts/account-people.ts';
import type { Visit } from '#sandbox/payments/accounts/approve.ts';
import {
  approvalPath,
  approvedAddress,
  cancelledAddress,
} from '#sandbox/payments/accounts/return-address.ts';
import type { ApprovalLanguage } from '#sandbox/payments/approval/approval-words.ts';
import type { AccountSession } from '#sandbox/payments/ledger/account-entry.ts';
import { wireAmount } from '#sandbox/payments/operations/payment-reply.ts';

export interface ApprovalFacts {
  readonly visit: Visit;
  readonly language: ApprovalLanguage;
  /** The funding source of an earlier approval was declined. */
  readonly isAgain?: boolean;
  /** Somebody pressed Approve without choosing a person. */
  readonly isUnchosen?: boolean;
}

/** The approval page in all its states; it needs no script. */
export const approvalPage = (facts: ApprovalFacts): string => {
  const { visit, language } = facts;
  const { words } = language;
  switch (visit.kind) {
    case 'open':
      return page(language, words.title, openBody(visit.session, facts), visit.session);
    case 'approved': {
      const back = link(approvedAddress(visit.session, visit.approval), words.back);
      return page(language, words.approvedTitle, `<p>${words.approved}</p>${back}`, visit.session);
    }
    case 'ended': {
      const back = link(cancelledAddress(visit.session), words.back);
      return page(language, words.endedTitle, `<p>${words.ended}</p>${back}`, visit.session);
    }
    case 'unknown':
      return page(language, words.unknownTitle, `<p>${words.unknown}</p>`);
  }
};

const openBody = (
  session: AccountSession,
  { language: { words, locale }, isAgain, isUnchosen }: ApprovalFacts,
): string => `${isAgain ? `<p class="note" role="status">${words.again}</p>` : ''}
${isUnchosen ? `<p class="note" role="alert">${words.choose}</p>` : ''}
<p>${words.asks} <strong>$${wireAmount(session.amountCents)}</strong></p>
${itemList(session, words.items)}
${addressLines(session, words.shipTo)}
${session.asksAgreement ? `<p>${words.agreement}</p>` : ''}
<form method="post" action="${approvalPath}">
<input type="hidden" name="token" value="${markupText(session.paymentId)}">
<input type="hidden" name="locale" value="${locale}">
<fieldset>
<legend>${words.person}</legend>
${people(locale === 'es_US' ? 'es' : 'en')}
</fieldset>
<button type="submit" name="action" value="approve">${words.approve}</button>
<button type="submit" name="action" value="cancel" class="plain">${words.cancel}</button>
</form>`;

/** One is chosen beforehand, so that a person with a keyboard needs one key only. */
const people = (tag: 'en' | 'es'): string =>
  accountPeople
    .map(
      ({ name, about }, at) => `<p class="person">
<input type="radio" id="${name}" name="person" value="${name}" aria-describedby="${name}-about"${at === 0 ? ' checked' : ''}>
<label for="${name}">${name}</label>
<span id="${name}-about">${about[tag]}</span>
</p>`,
    )
    .join('\n');

const itemList = ({ items }: AccountSession, title: string): string =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2>
<ul>${items.map(({ name, quantity }) => `<li>${quantity} × ${markupText(name)}</li>`).join('')}</ul>`;

const addressLines = ({ shipTo }: AccountSession, title: string): string => {
  if (shipTo === undefined) return '';
  const { firstName, lastName, address1, address2, locality, administrativeArea, postalCode } =
    shipTo;
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    ...(address2 ? [address2] : []),
    `${locality}, ${administrativeArea} ${postalCode}`,
  ];
  return `<h2>${title}</h2>
<p>${lines.map(markupText).join('<br>')}</p>`;
};

const link = (address: string, text: string): string =>
  `<p><a class="button" href="${markupText(address)}">${text}</a></p>`;

const page = (
  { tag, words, locale }: ApprovalLanguage,
  title: string,
  body: string,
  session?: AccountSession,
): string => {
  const other =
    locale === 'es_US' ? { locale: 'en_US', tag: 'en' } : { locale: 'es_US', tag: 'es' };
  const query = new URLSearchParams({
    ...(session !== undefined && { token: session.paymentId }),
    locale: other.locale,
  });
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${approvalPath}/style.css">
</head>
<body>
<header><p class="sandbox">${words.sandbox}</p>
<p class="language"><a href="${markupText(`${approvalPath}?${query}`)}" lang="${other.tag}" hreflang="${other.tag}">${words.language}</a></p></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
};

/** Contrast above 7:1 in both colour schemes, targets at least 44 px high, sizes that grow with text. */
export const approvalStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ink: #1d1a16; --paper: #fff; --line: #767676; --press: #0b3a8f; --onPress: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ea; --paper: #1b1917; --line: #9a9a9a; --press: #b9d0ff; --onPress: #101828; } }
body { margin: 0; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
.sandbox { margin: 0; padding: .5rem 1rem; background: #7a1f0f; color: #fff; font-weight: 700; }
.language { margin: 0; padding: 0 1rem; text-align: end; }
.language a { display: inline-block; min-height: 44px; line-height: 44px; color: var(--press); }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 0 1rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.125rem; }
ul { padding-inline-start: 1.25rem; }
fieldset { min-inline-size: 0; margin: 1rem 0; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 4px; }
legend { font-weight: 600; }
.person { display: grid; grid-template-columns: auto 1fr; column-gap: .5rem; align-items: center; margin: .5rem 0; }
.person input { width: 1.5rem; height: 1.5rem; margin: 0; }
.person label { display: flex; align-items: center; min-height: 44px; font-weight: 600; cursor: pointer; }
.person span { grid-column: 2; }
button, a.button { box-sizing: border-box; display: block; width: 100%; min-height: 44px; margin: .5rem 0; padding: .5rem; font: inherit; text-align: center; text-decoration: none; color: var(--onPress); background: var(--press); border: 1px solid var(--press); border-radius: 4px; cursor: pointer; }
button.plain { color: var(--press); background: transparent; }
.note { border-inline-start: 4px solid var(--press); padding-inline-start: .5rem; font-weight: 600; }
:focus-visible { outline: 3px solid var(--press); outline-offset: 2px; }
`;
