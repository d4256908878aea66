import { readFile } from 'node:fs/promises';
import { parseZipDirectory, type ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';

/** Built from the zip data package by `npm run build`. */
const zipFile = new URL('../../dist/zip-codes.txt', import.meta.url);

export const readZipDirectory = async (): Promise<ZipDirectory> => {
  try {
    return parseZipDirectory(await readFile(zipFile, 'utf8'));
  } catch (cause) {
    throw new StartRefused('The zip codes are missing: run "npm run build" first.', { cause });
  }
};
