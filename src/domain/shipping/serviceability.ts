import { shipsTo } from '#domain/shipping/states.ts';
import { lookUpZip, type ZipDirectory, zipLiesIn } from '#domain/shipping/zip-directory.ts';

/** Whether a parcel can go there: a state that is shipped to, and a zip that exists in it. */
export const isServed = (
  zips: ZipDirectory,
  { state, zipcode }: { readonly state: string; readonly zipcode: string },
): boolean => shipsTo(state) && zipLiesIn(zips, zipcode, state);

/** The place of a zip; its city is unknown when the zip is newer than the directory. */
export const placeOfZip = (
  zips: ZipDirectory,
  zipcode: string,
): { readonly state: string; readonly city?: string } | undefined => {
  const finding = lookUpZip(zips, zipcode);
  if (finding.status === 'unknown') return undefined;
  const { state } = finding;
  return finding.status === 'known' ? { state, city: finding.city } : { state };
};
