import { createHash, randomBytes } from 'node:crypto';

/** Most posts of one client in a minute; a shop that sends each event at once stays far below. */
const mostPosts = 3000;
const minute = 60_000;
/** Most clients counted; beyond, the one counted longest is forgotten. */
const mostClients = 1000;

export interface RateLimit {
  /** Counts a post; seconds to wait when there were too many, undefined when it is welcome. */
  count(address: string): number | undefined;
  clear(): void;
}

/** Counts the posts of each client in its current minute. `now`: Unix ms. */
export const makeRateLimit = (now: () => number): RateLimit => {
  const clients = new Map<string, { readonly since: number; readonly posts: number }>();
  // Addresses are not stored, only what tells them apart while this process runs.
  const salt = randomBytes(16);

  return {
    count: (address) => {
      const client = createHash('sha256').update(salt).update(address).digest('base64');
      const before = clients.get(client);
      const age = before === undefined ? minute : now() - before.since;
      // A clock that was set back begins a new minute.
      const current =
        before === undefined || age < 0 || age >= minute ? { since: now(), posts: 0 } : before;
      clients.delete(client);
      clients.set(client, { ...current, posts: current.posts + 1 });
      for (const oldest of clients.keys()) {
        if (clients.size <= mostClients) break;
        clients.delete(oldest);
      }
      if (current.posts < mostPosts) return undefined;
      return Math.max(1, Math.ceil((current.since + minute - now()) / 1000));
    },
    clear: () => clients.clear(),
  };
};
