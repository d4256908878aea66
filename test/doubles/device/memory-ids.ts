import type { IdGenerator } from '#ports/device/id-generator.ts';

/** UUIDs of the right form, one after the other: guessable on purpose. */
export const makeMemoryIds = (): IdGenerator => {
  let made = 0;
  return {
    uuid: () => {
      made += 1;
      return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
    },
  };
};
