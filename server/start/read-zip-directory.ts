import { readFile } from 'node:fs/promises';
import { parseZipDirectory, type ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';

/** Built from the zip data package by `npm run build`. */
const zipFile = new URL('../../dist/zip-codes.txt', import.meta.url);

/** Reads the file, and its 42,000 lines when a zip code is first looked up: a start need not wait for them (D-START-07). */
export const readZipDirectory = async (): Promise<ZipDirectory> => {
  let text: string | undefined;
  try {
    text = await readFile(zipFile, 'utf8');
  } catch (cause) {
    throw new StartRefused('The zip codes are missing: run "npm run build" first.', { cause });
  }
  let parsed: ZipDirectory | undefined;
  const directory = (): ZipDirectory => {
    parsed ??= parseZipDirectory(text ?? '');
    text = undefined;
    return parsed;
  };
  return {
    get zips() {
      return directory().zips;
    },
    get placeOf() {
      return directory().placeOf;
    },
    get places() {
      return directory().places;
    },
  };
};
