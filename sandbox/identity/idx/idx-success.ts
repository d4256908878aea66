import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { issuerOf } from '#sandbox/identity/base/identity-settings.ts';
import { meets } from '#sandbox/identity/base/levels.ts';
import { endTransaction, type IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import type { InteractionCodeFacts } from '#sandbox/identity/oidc/token-grants.ts';
import { startSession } from '#sandbox/identity/sessions/provider-session.ts';
import { secondsAhead } from '#sandbox/identity/store/seconds-ahead.ts';
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

/**
 * Ends a transaction with a session and an interaction code; undefined when it had already ended.
 */
export const succeed = async (parts: IdentityParts, http: Http, done: Done) => {
  const code = await issueInteractionCode(parts, http, done);
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
      href: `${issuerOf(parts.settings)}/v1/token`,
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
  parts: IdentityParts,
  http: Http,
  { transaction, user, amr }: Done,
): Promise<string | undefined> => {
  if (!(await endTransaction(parts, transaction))) return undefined;
  const { interact } = transaction.facts;
  const { provider } = await parts.providers.current();
  const session = await startSession(parts, http, user, { amr });
  const acr = interact.acr && meets(interact.acr, amr, user) ? interact.acr : undefined;
  const grant = new provider.Grant({ clientId: interact.clientId, accountId: user.id });
  grant.addOIDCScope(interact.scopes.join(' '));
  const grantId = await grant.save();
  return parts.store.tickets.issue<InteractionCodeFacts>('interaction-code', {
    userId: user.id,
    facts: {
      clientId: interact.clientId,
      redirectUri: interact.redirectUri,
      codeChallenge: interact.codeChallenge,
      scopes: interact.scopes,
      grantId,
      authTime: (session.loginTs ?? 0) + secondsAhead(parts.now),
      amr,
      ...(acr !== undefined && { acr }),
      ...(interact.nonce !== undefined && { nonce: interact.nonce }),
    },
    seconds: parts.settings.lives.authorizationCode,
  });
};
