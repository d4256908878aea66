import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, pageHtml } from '#sandbox/identity/pages/page.ts';
import { languageOf } from '#sandbox/identity/pages/words.ts';

/**
 * With a valid id token the shop's request signs the shopper out at once; a link without one, which
 * any page can contain, only shows a button.
 */
export const answerLogout = (ctx: KoaContextWithOIDC, form: string): void => {
  const language = languageOf(ctx.get('accept-language'), ctx.oidc.params?.['ui_locales']);
  const { words } = language;
  const target = ctx.oidc.params?.['post_logout_redirect_uri'];
  const nonce = randomBytes(16).toString('base64');
  const asked = ctx.oidc.entities['IdTokenHint'] !== undefined;
  const button = `<p>${words.logoutAsk}</p>
<button id="yes" type="submit" form="op.logoutForm" name="logout" value="yes">${words.logout}</button>`;
  const script = `<script nonce="${nonce}">document.forms[0].requestSubmit(document.getElementById('yes'));</script>`;
  const page = {
    title: words.logout,
    body: `${form}${button}${asked ? script : ''}`,
    formOrigins: typeof target === 'string' ? [new URL(target).origin] : [],
    ...(asked && { nonce }),
  };
  ctx.set({ ...pageHeaders(page) });
  ctx.type = 'html';
  ctx.body = pageHtml(language, page);
};

export const answerLoggedOut = (ctx: KoaContextWithOIDC): void => {
  const language = languageOf(ctx.get('accept-language'));
  const page = { title: language.words.loggedOut, body: `<p>${language.words.loggedOutNote}</p>` };
  ctx.set({ ...pageHeaders(page) });
  ctx.type = 'html';
  ctx.body = pageHtml(language, page);
};
