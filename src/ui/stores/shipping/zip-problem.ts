import { refusedZipProblem } from '#domain/shipping/unserved-zip.ts';
import type { ZipStore } from '#ui/stores/shipping/zip-store.ts';
import type { Said } from '#ui/words/said.ts';

/** What is wrong with the zip that was just tried; a place nothing is sent to is named. */
export const zipProblem = ({ setting, verdict, tried }: ZipStore): Said | undefined => {
  if (setting.is === 'failed') return { failure: setting.failure };
  const problem = verdict && refusedZipProblem(tried, verdict);
  return problem && { problem };
};
