import { Effect } from 'effect';
import { localDay } from '#application/content/local-day.ts';
import { type ConcertEntry, concertOptIn, concertProblems } from '#domain/content/concert.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type RegisterForConcert = (
  entry: ConcertEntry,
) => Effect.Effect<void, CallFailure | InputRefused>;

/**
 * Registers for a concert, 18 or older (CONTENT-08, CONTENT-09). The birth date is checked here
 * and not sent (D-FORM-17). Registering twice is the same as once.
 */
export const makeRegisterForConcert = (newsletter: Newsletter, clock: Clock): RegisterForConcert =>
  Effect.fn('registerForConcert')(function* (entry) {
    const problems = concertProblems(entry, localDay(clock.now()));
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    yield* newsletter.signUp(trimmed(entry.email), concertOptIn(entry.eventId));
  });
