import type { Kysely } from 'kysely';
import {
  configlist,
  createprofile,
  handshaking,
  labelslist,
  labeltranslation,
  navigationlist,
} from '#adapters/http/wire/calls/settings-calls.ts';
import { noticeEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { type AnsweredCall, answer, answerPublic } from '#server/api/call/handler.ts';
import type { SessionSeal } from '#server/api/session-seal.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { receiveSignup } from '#server/content/receive-signup.ts';
import {
  type Entry,
  readLabels,
  readNavigation,
  readSettings,
  readTranslation,
} from '#server/data/catalog/read-settings.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Newsletter sign-ups one network address may send; an office shares one address. */
const signupsOfAddress = { bucket: 'signups-address', most: 60, windowMs: 10 * 60_000 };

export interface SettingsParts {
  readonly db: Kysely<Tables>;
  readonly seal: SessionSeal;
  readonly clock: Clock;
  /** What a shop in the sandbox says beside what its operators configured. */
  readonly sandboxSettings?: readonly Entry[];
}

/** The handshake, the operators' settings, and newsletter sign-ups. */
export const settingsAnswers = ({
  db,
  seal,
  clock,
  sandboxSettings = [],
}: SettingsParts): readonly AnsweredCall[] => [
  answer(handshaking, async () => ({ items: [seal.begin(clock.now())] })),
  answerPublic(configlist, async () => ({
    items: [...(await readSettings(db)), ...sandboxSettings],
  })),
  answerPublic(labelslist, async ({ language }) => ({ items: await readLabels(db, language) })),
  answerPublic(labeltranslation, async ({ query }) => ({
    items: [await readTranslation(db, query.lang)],
  })),
  answerPublic(navigationlist, async ({ language }) => ({
    items: await readNavigation(db, language),
  })),
  answer(createprofile, async ({ body, language, clientAddress }) => {
    if (!isEmail(body.email)) return refuse('INPUT_REFUSED', { field: 'email' });
    const email = trimmed(body.email);
    const counted = [[signupsOfAddress, fingerprint(clientAddress)]] as const;
    const tooMany = await requireAttempts(db, counted, clock.now());
    if (tooMany !== undefined) return tooMany;
    await receiveSignup(db, { ...body, email }, language, new Date(clock.now()));
    return { items: [{ email }] };
  }),
];

/** What the footer's form takes, which is all that the concert form does (D-FORM-03). */
const isEmail = (text: string): boolean => noticeEmailProblem(text) === undefined;
