import { Effect } from 'effect';
import type { News } from '#ports/notice/newsletter.ts';

export const makeMemoryNews = (signedUp = new Set<string>()): News => ({
  signUp: (email, purpose) =>
    Effect.sync(() => void signedUp.add(purpose === undefined ? email : `${email} ${purpose}`)),
});
