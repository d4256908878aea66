import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';
import { type Page, sendPage } from '#sandbox/identity/pages/page.ts';
import { languageOf } from '#sandbox/identity/pages/words.ts';
import type { User } from '#sandbox/identity/store/users.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
export type ByUid = { readonly Params: { readonly uid: string } };

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly interaction: Interaction;
}

/** The cookie of the interaction belongs to this page alone; without it there is nothing to do. */
export const visitOf = async (
  parts: IdentityParts,
  request: FastifyRequest<ByUid>,
  reply: FastifyReply,
): Promise<Visit | undefined> => {
  const { provider } = await parts.providers.current();
  const interaction = await provider
    .interactionDetails(request.raw, reply.raw)
    .catch(() => undefined);
  return interaction?.uid === request.params.uid ? { request, reply, interaction } : undefined;
};

/** Too many tries are an answer here, which has its page. */
export const tried = async <Outcome>(
  run: () => Promise<Outcome>,
): Promise<Outcome | { readonly is: 'tooMany' }> => {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof OktaRefusal && cause.facts.status === 429) return { is: 'tooMany' };
    throw cause;
  }
};

export const languageIn = ({ request, interaction }: Visit) =>
  languageOf(request.headers['accept-language'], interaction.params['ui_locales']);

/**
 * A page with a form of this visit. Chromium holds the redirects after a form against form-action: the shop
 * is at their end.
 */
export const sendForm = (visit: Visit, page: Page, status = 200) => {
  const formOrigins = [new URL(String(visit.interaction.params['redirect_uri'])).origin];
  return sendPage(visit.reply, languageIn(visit), { ...page, formOrigins }, status);
};

/** Redirects to the authorize request, which now has a session. */
export const finish = async (
  parts: IdentityParts,
  { request, reply }: Visit,
  user: User,
  amr: readonly string[],
) => {
  const { provider } = await parts.providers.current();
  const target = await provider.interactionResult(request.raw, reply.raw, {
    login: {
      accountId: user.id,
      amr: [...amr],
      remember: true,
    },
  });
  return reply.code(303).header('location', target).send();
};
