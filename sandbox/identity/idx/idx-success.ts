import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { issuerOf } from '#sandbox/identity/desk/identity-settings.ts';
import { endTransaction, type IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import type { InteractionCodeFacts } from '#sandbox/identity/oidc/token-grants.ts';
import { startSession } from '#sandbox/identity/sessions/session-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

interface Done {
  readonly transaction: IdxTransaction;
  readonly user: User;
  readonly amr: readonly string[];
}

interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Ends a conversation with a session and a code that is worth tokens; nothing where it was over. */
export const succeed = async (desk: IdentityDesk, http: Http, done: Done) => {
  const code = await issueInteractionCode(desk, http, done);
  if (code === undefined) return undefined;
  const { clientId } = done.transaction.facts.interact;
  return {
    version: '1.0.0',
    stateHandle: done.transaction.stateHandle,
    intent: 'LOGIN',
    user: { type: 'object', value: { id: done.user.id } },
    successWithInteractionCode: {
      rel: ['create-form'],
      name: 'issue',
      href: `${issuerOf(desk.settings)}/v1/token`,
      method: 'POST',
      accepts: 'application/x-www-form-urlencoded',
      value: [
        { name: 'grant_type', required: true, value: 'interaction_code' },
        { name: 'interaction_code', required: true, value: code },
        { name: 'client_id', required: true, value: clientId },
        { name: 'client_secret', required: true },
        { name: 'code_verifier', required: true },
      ],
    },
  };
};

export const issueInteractionCode = async (
  desk: IdentityDesk,
  http: Http,
  { transaction, user, amr }: Done,
): Promise<string | undefined> => {
  if (!(await endTransaction(desk, transaction))) return undefined;
  const { interact } = transaction.facts;
  const { provider } = await desk.providers.current();
  const session = await startSession(desk, http, user, { amr, acr: interact.acr });
  const grant = new provider.Grant({ clientId: interact.clientId, accountId: user.id });
  grant.addOIDCScope(interact.scopes.join(' '));
  const grantId = await grant.save();
  return desk.store.tickets.issue<InteractionCodeFacts>('interaction-code', {
    userId: user.id,
    facts: {
      clientId: interact.clientId,
      redirectUri: interact.redirectUri,
      codeChallenge: interact.codeChallenge,
      scopes: interact.scopes,
      grantId,
      authTime: session.loginTs ?? 0,
      amr,
      ...(interact.acr !== undefined && { acr: interact.acr }),
      ...(interact.nonce !== undefined && { nonce: interact.nonce }),
    },
    seconds: desk.settings.lives.authorizationCode,
  });
};
