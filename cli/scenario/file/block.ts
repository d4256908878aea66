import type { SharedOutcome } from '#cli/scenario/file/expectation.ts';
import type { Locate } from '#cli/scenario/file/problem.ts';
import type { Way } from '#cli/scenario/yaml/yaml-places.ts';

/** Steps that belong together: those of a file, of a group, or those that start at one moment. */
export interface Block {
  readonly kind: 'file' | 'group' | 'together';
  /** The time all of it may take, as it is written. */
  readonly within?: string | undefined;
  /** Milliseconds of the pause. */
  readonly retry?: { readonly times: number; readonly pause: number };
  readonly outcomes?: readonly SharedOutcome[] | undefined;
  readonly locate: Locate;
  readonly way: Way;
}

/** Milliseconds between two tries when nobody says. */
export const usualPause = 250;
