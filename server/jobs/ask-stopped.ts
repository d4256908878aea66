import { awayWait, waitAfterTry } from '#domain/notice/mail-waits.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
import { dueQuestions, leaseQuestion, markQuestion } from '#server/data/notice/notice-stops.ts';
import { noticeTiming } from '#server/notice/notice-timing.ts';
import { questionMail } from '#server/notice/question-mail.ts';

type QuestionParts = Pick<ShopParts, 'db' | 'clock' | 'mail' | 'report' | 'shopOrigin'>;

/**
 * Asks the owners of stopped addresses for which a new request came (D-NOTIFY-06). Done by
 * a job, not with the request: the time of its answer must not show who stopped. Safe in several
 * processes: the lease lets one through and asks once more whether the question is due.
 */
export const askStopped = async (parts: QuestionParts): Promise<void> => {
  const now = new Date(parts.clock.now());
  for (const hash of await dueQuestions(parts.db, now, noticeTiming.questionAgain)) {
    if ((await askOne(parts, hash, now)) === 'unreachable') return;
  }
};

const askOne = async (parts: QuestionParts, hash: string, now: Date) => {
  const until = new Date(now.getTime() + leaseMilliseconds);
  const every = noticeTiming.questionAgain;
  const stop = await leaseQuestion(parts.db, hash, { now, until, every });
  if (stop === undefined) return undefined;
  return inRowSpan({ kind: 'ask stopped address' }, () => askOwner(parts, hash, stop));
};

type DueQuestion = NonNullable<Awaited<ReturnType<typeof leaseQuestion>>>;

const askOwner = async (
  { db, clock, mail, report, shopOrigin }: QuestionParts,
  hash: string,
  stop: DueQuestion,
) => {
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
  // A mail that was given up counts as asked.
  await markQuestion(
    db,
    hash,
    wait === undefined ? asked : { tries, lease_until: at, next_try_at },
  );
  return outcome.kind;
};
