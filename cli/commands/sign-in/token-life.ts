import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';

const sessionFlags = z.object({ extend: z.optional(z.boolean()) });

/** `crunch auth session`: whether the identity provider's own session is open. */
export const authSession: Action = (session, { flags }) =>
  withShop(session, async ({ tokenLife, ask }) => {
    const { words } = session;
    const { extend = false } = parseFlags(sessionFlags, flags, words);
    const facts = await ask((await tokenLife()).readProviderSession(extend));
    const { status, login = '', expiresAt: until = '' } = facts;
    return {
      data: facts,
      text: () =>
        status === 'ACTIVE'
          ? fillBlanks(words['auth.session.open'], { login, until })
          : words['auth.session.closed'],
    };
  });

/** `crunch auth userinfo`: what the provider tells the bearer of the stored token. */
export const authUserInfo: Action = (session) =>
  withShop(session, async ({ tokenLife, ask }) => {
    const told = await ask((await tokenLife()).readUserInfo());
    const lines = Object.entries(told).map(([name, value]) => `${name}: ${String(value)}`);
    return { data: told, text: () => lines.join('\n') };
  });

/**
 * `crunch auth renew [token]`, after a login with `--renewable`. What happened to the tokens is told whether or not
 * they were renewed; no part of one is.
 */
export const authRenew: Action = (session, { args: [key = 'accessToken'] }) =>
  withShop(session, async ({ tokenLife, change }) => {
    const life = await tokenLife();
    const { words, settings } = session;
    const { tokens, events, left, because, isUnavailable } = await change(() =>
      life.renewTokens(key),
    );
    if (tokens === undefined) {
      const code = isUnavailable ? 'SignInUnavailable' : 'SignInOver';
      const failure = new CommandFailure(
        { code, message: coreWordsOf(settings.language)[code] },
        isUnavailable ? exitCodes.unreachable : exitCodes.notSignedIn,
        because,
      );
      failure.data = { events, left };
      throw failure;
    }
    const expiresAt = new Date(tokens.accessToken.expiresAt * 1000).toISOString();
    return {
      data: { events, left, expiresAt },
      text: () => fillBlanks(words['auth.renewed'], { until: expiresAt }),
    };
  });
