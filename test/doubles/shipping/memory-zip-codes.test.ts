import { makeMemoryZipDesk } from '#test/doubles/shipping/memory-zip-codes.ts';
import { zipDeskContract } from '#test/ports/shipping/zip-codes.contract.ts';

zipDeskContract('memory-zip-desk', () => makeMemoryZipDesk({ '75024': { locationNumber: '100' } }));
