import type { ZipStore } from '#ui/stores/shipping/zip-store.ts';
import type { Said } from '#ui/words/said.ts';

/** What is wrong with the zip that was just tried. */
export const zipProblem = ({ setting, verdict }: ZipStore): Said | undefined => {
  if (setting.is === 'failed') return { failure: setting.failure };
  return verdict?.valid === false ? { key: 'zip.unknown' } : undefined;
};
