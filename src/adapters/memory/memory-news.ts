import { Effect } from 'effect';
import type { News } from '#ports/news.ts';

export const makeMemoryNews = (signedUp = new Set<string>()): News => ({
  signUp: (email) => Effect.sync(() => void signedUp.add(email)),
});
