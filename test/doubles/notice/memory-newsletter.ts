import { Effect } from 'effect';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export const makeMemoryNewsletter = (signedUp = new Set<string>()): Newsletter => ({
  signUp: (email, purpose) =>
    Effect.sync(() => void signedUp.add(purpose === undefined ? email : `${email} ${purpose}`)),
});
