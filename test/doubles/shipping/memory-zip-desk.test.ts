import { makeMemoryZipDesk } from '#test/doubles/shipping/memory-zip-desk.ts';
import { zipDeskContract } from '#test/ports/shipping/zip-desk.contract.ts';

zipDeskContract('memory-zip-desk', () => makeMemoryZipDesk({ '75024': { locationNumber: '100' } }));
