import { awayWait, waitAfterTry } from '#domain/notice/mail-waits.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { dueQuestions, leaseQuestion, markQuestion } from '#server/data/notice/notice-stops.ts';
import { noticeTiming } from '#server/notice/notice-timing.ts';
import { questionMail } from '#server/notice/question-mail.ts';

type QuestionParts = Pick<ShopParts, 'db' | 'clock' | 'mail' | 'report' | 'shopOrigin'>;

/**
 * Asks the owners of addresses that stopped the notices and were wished one again (D-NOTIFY-06). By
 * a job, not with the wish: how long its answer takes must not tell who stopped. Safe in several
 * processes: the lease lets one through and asks once more whether the question is due.
 */
export const askStopped = async (parts: QuestionParts): Promise<void> => {
  const now = new Date(parts.clock.now());
  for (const hash of await dueQuestions(parts.db, now, noticeTiming.questionAgain)) {
    if ((await askOne(parts, hash, now)) === 'unreachable') return;
  }
};

const askOne = async (
  { db, clock, mail, report, shopOrigin }: QuestionParts,
  hash: string,
  now: Date,
) => {
  const until = new Date(now.getTime() + leaseMilliseconds);
  const every = noticeTiming.questionAgain;
  const stop = await leaseQuestion(db, hash, { now, until, every });
  if (stop === undefined) return undefined;
  const { email, wished: language, resume_token: resumeToken } = stop;
  const mailId = `${hash.slice(0, 32)}.${stop.stopped_at.getTime()}.${stop.questions}`;
  const outcome = await mail.send(
    questionMail({ mailId, email, language, resumeToken }, shopOrigin),
  );
  const at = new Date(clock.now());
  const asked = {
    language,
    questions: stop.questions + 1,
    asked_at: at,
    tries: 0,
    lease_until: at,
  };
  if (outcome.kind === 'sent') {
    await markQuestion(db, hash, asked);
    return 'sent';
  }
  report({ event: 'notice-failed', detail: outcome.why });
  const isAway = outcome.kind === 'unreachable';
  const wait = isAway ? awayWait : waitAfterTry(stop.tries);
  const next_try_at = new Date(at.getTime() + (wait ?? 0));
  const tries = isAway ? stop.tries : stop.tries + 1;
  // Given up counts as asked.
  await markQuestion(
    db,
    hash,
    wait === undefined ? asked : { tries, lease_until: at, next_try_at },
  );
  return outcome.kind;
};
