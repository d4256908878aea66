import { markupText } from '#domain/content/markup-text.ts';
import { alertLine, field, type Page } from '#sandbox/identity/pages/page.ts';
import type { PageLanguage, PageWord } from '#sandbox/identity/pages/words.ts';

/** Field names are those of Okta's page, so that its page objects fit. */
export const signInPage = (
  { words }: PageLanguage,
  facts: { readonly action: string; readonly login: string; readonly problem?: PageWord },
): Page => ({
  title: words.signIn,
  body: `${alertLine(facts.problem && words[facts.problem])}
<form method="post" action="${markupText(facts.action)}" data-se="o-form">
${field({
  name: 'identifier',
  label: words.email,
  type: 'email',
  autocomplete: 'username',
  value: facts.login,
})}
${field({
  name: 'credentials.passcode',
  label: words.password,
  type: 'password',
  autocomplete: 'current-password',
})}
<button type="submit" data-type="save">${words.signIn}</button>
</form>
<a class="button" href="${markupText(facts.action)}/google">${words.withGoogle}</a>
<p>${words.forgot}</p>`,
});

/** Where a new password is chosen; `question` where it has to be answered first. */
export const newPasswordPage = (
  { words }: PageLanguage,
  facts: {
    readonly action: string;
    readonly ticket: string;
    readonly note?: PageWord;
    readonly question?: string;
    readonly problem?: PageWord;
  },
): Page => ({
  title: words.newPasswordTitle,
  body: `${facts.note === undefined ? '' : `<p>${words[facts.note]}</p>`}
<p>${words.passwordRules}</p>
${alertLine(facts.problem && words[facts.problem])}
<form method="post" action="${markupText(facts.action)}" data-se="o-form">
<input type="hidden" name="ticket" value="${markupText(facts.ticket)}">
${facts.question === undefined ? '' : field({ name: 'credentials.answer', label: markupText(facts.question) })}
${field({
  name: 'credentials.newPassword',
  label: words.newPassword,
  type: 'password',
  autocomplete: 'new-password',
})}
<button type="submit" data-type="save">${words.continue}</button>
</form>`,
});

/** Asks for the address of who forgot the password. */
export const forgotPage = (
  { words }: PageLanguage,
  facts: { readonly action: string; readonly problem?: PageWord },
): Page => ({
  title: words.forgotTitle,
  body: `<p>${words.forgotNote}</p>
${alertLine(facts.problem && words[facts.problem])}
<form method="post" action="${markupText(facts.action)}" data-se="o-form">
${field({ name: 'identifier', label: words.email, type: 'email', autocomplete: 'username' })}
<button type="submit" data-type="save">${words.continue}</button>
</form>`,
});

export const notePage = (title: string, note: string): Page => ({ title, body: `<p>${note}</p>` });

export const codePage = (
  { words }: PageLanguage,
  facts: { readonly action: string; readonly ticket: string; readonly problem?: PageWord },
): Page => ({
  title: words.codeTitle,
  body: `<p>${words.codeSent}</p>
${alertLine(facts.problem && words[facts.problem])}
<form method="post" action="${markupText(facts.action)}" data-se="o-form">
<input type="hidden" name="ticket" value="${markupText(facts.ticket)}">
${field({ name: 'credentials.passcode', label: words.code, autocomplete: 'one-time-code' })}
<button type="submit" data-type="save">${words.continue}</button>
</form>`,
});
