import type { Said } from '#ui/stores/said.ts';
import type { ZipStore } from '#ui/stores/zip-store.ts';

/** What is wrong with the zip that was just tried. */
export const zipProblem = ({ setting, verdict }: ZipStore): Said | undefined => {
  if (setting.is === 'failed') return { failure: setting.failure };
  return verdict?.valid === false ? { key: 'zip.unknown' } : undefined;
};
