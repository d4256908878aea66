import { argv, stdout } from 'node:process';
import { sql } from 'kysely';
import { openDatabase } from '#server/data/database/database.ts';

// A process that asks its embedded database once and does not close it; `stay`: it would go on for ever.
const [, , statement = '', stay] = argv;
if (stay === 'stay') setInterval(() => undefined, 1000);
const { db } = await openDatabase({ dataDir: 'memory://' });
const asked = sql.raw(statement).execute(db);
const said = await asked.then(({ rows }) => rows[0], String);
stdout.write(`${JSON.stringify(said)}\n`);
