import { openDatabase } from '#server/data/database/database.ts';
import { identityUnderTest } from './identity-under-test.ts';

/** A provider in a process of its own, so that it can be killed. Prints where it is. */
const [, , place = ''] = process.argv;
const database = await openDatabase(
  place.startsWith('postgres') ? { url: place } : { dataDir: place },
);
const { origin } = await identityUnderTest({ database });
process.stdout.write(`${origin}\n`);
