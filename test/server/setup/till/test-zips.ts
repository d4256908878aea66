import { parseZipDirectory } from '#domain/shipping/zip-directory.ts';

/** The zips the till tests send to. */
export const testZips = parseZipDirectory(
  [
    '75024|Plano|TX',
    '89501|Reno|NV',
    '17101|Harrisburg|PA',
    '04101|Portland|ME',
    '37201|Nashville|TN',
    '10001|New York|NY',
    '46205|Indianapolis|IN',
    '96813|Honolulu|HI',
    '99501|Anchorage|AK',
  ].join('\n'),
);
