import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';

/** A PostgreSQL server of one test's own, to be stopped and restarted at will. */
export interface PostgresCluster {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops at once, as a crash does, and starts again. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** Where Debian keeps the server's programs; elsewhere they are in the path. */
const findPrograms = (): string | undefined => {
  const newest = globSync('/usr/lib/postgresql/*/bin')
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (newest !== undefined && existsSync(join(newest, 'initdb'))) return newest;
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = status === 0 ? stdout.trim() : '';
  return folder !== '' && existsSync(join(folder, 'initdb')) ? folder : undefined;
};

const programs = findPrograms();

/** Why there can be no cluster here; undefined when there can. */
export const clusterMissing = programs === undefined ? 'PostgreSQL is not installed' : undefined;

/** initdb refuses to run as root (PostgreSQL documentation, §19.2). */
const isRoot = userInfo().uid === 0;

const execute = promisify(execFile);

const run = async (program: string, args: readonly string[]): Promise<void> => {
  const path = join(programs ?? '', program);
  const quoted = [path, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  await (isRoot
    ? execute('su', ['postgres', '-s', '/bin/sh', '-c', quoted])
    : execute(path, [...args]));
};

/** Makes a cluster in a folder of its own and starts it, on loopback. */
export const startCluster = async (): Promise<PostgresCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  if (isRoot) {
    const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
    await chown(folder, Number(stdout), -1);
  }
  const data = join(folder, 'data');
  const [port] = await freePorts(1);
  await run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync']);
  const start = (): Promise<void> =>
    run('pg_ctl', [
      ...['-D', data, '-w', '-t', '120', '-l', join(folder, 'log')],
      ...['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, 'start'],
    ]);
  const stop = (): Promise<void> => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async remove() {
      await stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
