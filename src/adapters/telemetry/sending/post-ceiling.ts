import { bytesALife, postsAMinute } from '#adapters/telemetry/sending/limits.ts';

const minute = 60_000;

/** Counts posts, so that no storm of errors becomes a storm of posts (D-TEL-17). */
export interface PostCeiling {
  /** Milliseconds until another post may leave. */
  wait(now: number): number;
  /** False when the bytes of a whole life are used up. */
  allows(bytes: number): boolean;
  count(now: number, bytes: number): void;
}

export const makePostCeiling = (): PostCeiling => {
  let recent: readonly number[] = [];
  let bytesSoFar = 0;
  return {
    wait: (now) => {
      const first = recent.length < postsAMinute ? undefined : recent[0];
      return first === undefined ? 0 : Math.max(0, first + minute - now);
    },
    allows: (bytes) => bytesSoFar + bytes <= bytesALife,
    count: (now, bytes) => {
      recent = [...recent, now].slice(-postsAMinute);
      bytesSoFar += bytes;
    },
  };
};
