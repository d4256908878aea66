import { isProduction } from '#server/base/config/mode.ts';
import { type Environment, readValues } from '#server/base/config/names.ts';
import { makeFilesPrivate } from '#server/base/host/private-folder.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import { type Database, openDatabase } from '#server/data/database/database.ts';

/**
 * Opens the database that the shop of this environment has. The embedded one must not be open in a shop; a
 * PostgreSQL server may serve both.
 */
export const openAdminDatabase = async (environment: Environment): Promise<Database> => {
  const { values, problems } = readValues(environment);
  if (problems.length > 0) throw new StartRefused(problems.join('\n'));
  const { DATABASE_URL: url, CRUNCH_DATA_DIR: dataDir = '.crunchcart' } = values;
  if (url === undefined && isProduction(environment)) {
    throw new StartRefused('DATABASE_URL must be set in production.');
  }
  makeFilesPrivate();
  // One command at a time: it needs few connections.
  return openDatabase({ ...(url !== undefined && { url }), dataDir, connections: 2 });
};
