import type { Kysely } from 'kysely';
import {
  configlist,
  createprofile,
  handshaking,
  labelslist,
  navigationlist,
} from '#adapters/http/wire/calls/settings-calls.ts';
import { type AnsweredCall, answer, answerPublic } from '#server/api/handler.ts';
import { inputRefused } from '#server/api/refusals.ts';
import type { SessionSeal } from '#server/api/session-seal.ts';
import type { Clock } from '#server/clock.ts';
import { readLabels, readNavigation, readSettings } from '#server/data/catalog/read-settings.ts';
import { keepNewsSignup } from '#server/data/news-signups.ts';
import type { Tables } from '#server/data/tables.ts';

export interface SettingsParts {
  readonly db: Kysely<Tables>;
  readonly seal: SessionSeal;
  readonly clock: Clock;
}

/** The handshake, what the operators set, and the newsletter. */
export const settingsAnswers = ({ db, seal, clock }: SettingsParts): readonly AnsweredCall[] => [
  answer(handshaking, async () => ({ items: [seal.begin(clock.now())] })),
  answerPublic(configlist, async () => ({ items: await readSettings(db) })),
  answerPublic(labelslist, async ({ language }) => ({ items: await readLabels(db, language) })),
  answerPublic(navigationlist, async ({ language }) => ({
    items: await readNavigation(db, language),
  })),
  answer(createprofile, async ({ body }) => {
    const email = body.email.trim();
    if (!looksLikeEmail(email)) throw inputRefused('email');
    await keepNewsSignup(db, { ...body, email });
    return { items: [{ email }] };
  }),
];

/** The simpler e-mail rule of the footer (D-FORM-03): something, an at sign, a name with a dot. */
const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
