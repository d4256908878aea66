import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { markupText } from '#domain/content/markup-text.ts';
import { pageHeaders, pageHtml, sendPage } from '#sandbox/identity/pages/page.ts';
import { languageOf, type PageWord } from '#sandbox/identity/pages/words.ts';

/** What a browser sees where an error cannot be sent back to the shop. */
export const answerProviderError = (ctx: KoaContextWithOIDC, out: ErrorOut): void => {
  const language = languageOf(ctx.get('accept-language'));
  const page = {
    title: language.words.errorTitle,
    body: `<p><code>${markupText(out.error)}</code></p><p>${markupText(out.error_description ?? '')}</p>`,
  };
  ctx.set({ ...pageHeaders(page) });
  ctx.type = 'html';
  ctx.body = pageHtml(language, page);
};

export const answerRefusedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: PageWord,
  status = 400,
) => {
  const language = languageOf(request.headers['accept-language']);
  const page = { title: language.words.errorTitle, body: `<p>${language.words[why]}</p>` };
  return sendPage(reply, language, page, status);
};
