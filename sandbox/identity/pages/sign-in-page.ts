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
