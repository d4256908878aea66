import type { ServerConfig } from '#server/base/config/config.ts';
import type { DatabaseOptions } from '#server/data/database/database.ts';

/** Which database the configuration names. */
export const databaseOptions = (config: ServerConfig): DatabaseOptions => ({
  ...(config.databaseUrl !== undefined && { url: config.databaseUrl }),
  dataDir: config.dataDir,
  connections: config.databaseConnections,
});
