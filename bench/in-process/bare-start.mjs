// What a start is compared with (D-START-07): Node and PGlite as they come, with an empty database in a folder.
import { PGlite } from '@electric-sql/pglite';

const [folder] = process.argv.slice(2);
const database = await PGlite.create(folder);
await database.query('select 1');
process.stdout.write('ready: nothing\n');
await database.close();
