import { makeMemoryZipCodes } from '#test/doubles/shipping/memory-zip-codes.ts';
import { zipCodesContract } from '#test/ports/shipping/zip-codes.contract.ts';

zipCodesContract('memory-zip-codes', () =>
  makeMemoryZipCodes({ '75024': { locationNumber: '100' } }),
);
