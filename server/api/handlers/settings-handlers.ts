import type { Kysely } from 'kysely';
import {
  configlist,
  createprofile,
  handshaking,
  labelslist,
  labeltranslation,
  navigationlist,
} from '#adapters/http/wire/calls/settings-calls.ts';
import { emailProblem, simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { type AnsweredCall, answer, answerPublic } from '#server/api/call/handler.ts';
import type { SessionSeal } from '#server/api/session-seal.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempt } from '#server/base/limits/require-attempt.ts';
import { inputRefused } from '#server/base/refusal/refusals.ts';
import {
  readLabels,
  readNavigation,
  readSettings,
  readTranslation,
} from '#server/data/catalog/read-settings.ts';
import { keepNewsSignup } from '#server/data/notice/news-signups.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Signups one network address may send; an office shares one. */
const signupsOfAddress = { bucket: 'signups-address', most: 60, windowMs: 10 * 60_000 };

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
  answerPublic(labeltranslation, async ({ query }) => ({
    items: [await readTranslation(db, query.lang)],
  })),
  answerPublic(navigationlist, async ({ language }) => ({
    items: await readNavigation(db, language),
  })),
  answer(createprofile, async ({ body, clientAddress }) => {
    if (!isEmail(body.email)) throw inputRefused('email');
    const email = trimmed(body.email);
    await requireAttempt(db, signupsOfAddress, fingerprint(clientAddress), clock.now());
    await keepNewsSignup(db, { ...body, email });
    return { items: [{ email }] };
  }),
];

/** The footer sends what the simpler rule takes, the concert form what the main one does (D-FORM-03). */
const isEmail = (text: string): boolean =>
  simpleEmailProblem(text) === undefined || emailProblem(text) === undefined;
