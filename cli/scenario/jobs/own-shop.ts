import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';
import { startFile } from '#cli/scenario/jobs/shop-folder.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

/** A shop with a sandbox, ports and data that nobody else uses. */
export interface OwnShop {
  readonly origin: string;
  /** Makes it as it was when it started; false when that cannot be done. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why a shop did not start: what it said. */
export class OwnShopFailed extends Error {
  override readonly name = 'OwnShopFailed';
}

interface Wish {
  /** The folder of the project. */
  readonly project: string;
  /** For its data; gone when it is closed. */
  readonly data: string;
  readonly stop: AbortSignal;
}

/** Names of its ports, as it is told them. */
const portNames = ['SHOP', 'GATEWAY', 'WALLET', 'IDENTITY', 'TOOLS', 'MAIL'] as const;

/** What of this process it may know: nothing that leads it to another database, provider or gateway. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG'] as const;

/** Milliseconds for which a shop goes on with what it knew of its catalogue. */
const catalogTrust = 1000;

/** How often a shop is started again when somebody else took one of its ports after they were found. */
const otherPorts = 3;
const portTaken = /^Port \d+ is taken/m;

/** Milliseconds until a shop that does not end is ended. */
const patience = 10_000;

/** The shops of this process: when it ends at once, they do. */
const running = new Set<ChildProcess>();
const endAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/** Starts a shop from the prepared database, and waits until it and its provider take calls. */
export const startOwnShop = async (wish: Wish): Promise<OwnShop> => {
  for (let left = otherPorts; ; left -= 1) {
    try {
      return await startOnce(wish);
    } catch (cause) {
      const isTaken = cause instanceof OwnShopFailed && portTaken.test(cause.message);
      if (!isTaken || left === 0) throw cause;
    }
  }
};

const startOnce = async ({ project, data, stop }: Wish): Promise<OwnShop> => {
  const ports = await freePorts(portNames.length);
  const child = spawn(nodeOf(project), [startFile], {
    cwd: project,
    // A signal for the run must not end the shop before the steps that put things back.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      ...Object.fromEntries(portNames.map((name, at) => [`CRUNCH_${name}_PORT`, `${ports[at]}`])),
      NODE_COMPILE_CACHE: join(project, 'dist', '.compiled'),
      CRUNCH_DATA_DIR: data,
    },
  });
  if (running.size === 0) process.once('exit', endAll);
  running.add(child);
  const close = async (): Promise<void> => {
    await ended(child);
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const origin = await ready(child, stop);
    const at = (name: (typeof portNames)[number]) =>
      `http://localhost:${ports[portNames.indexOf(name)]}`;
    await opened(at('IDENTITY'), stop);
    return { origin, refresh: () => reset(at('TOOLS')), close };
  } catch (cause) {
    await close();
    throw cause;
  }
};

/** The Node the project is pinned to, where it is installed. */
const nodeOf = (project: string): string => {
  const pinned = join(project, 'node_modules', 'node', 'bin', 'node');
  return existsSync(pinned) ? pinned : process.execPath;
};

const ready = (child: ChildProcess, stop: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (piece: Buffer): void => {
      said = `${said}${piece.toString()}`.slice(-4000);
      const origin = /^ready: (\S+)$/m.exec(said)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (cause) => reject(new OwnShopFailed(cause.message)));
    child.once('exit', () => reject(new OwnShopFailed(said.trim())));
    stop.addEventListener('abort', () => reject(new OwnShopFailed('')), { once: true });
    if (stop.aborted) reject(new OwnShopFailed(''));
  });

/**
 * The provider loads at its first request. On a busy machine that takes longer than a shop waits for an answer, so the
 * first scenario with an account would fail.
 */
const opened = async (identity: string, stop: AbortSignal): Promise<void> => {
  try {
    await fetch(`${identity}/healthz`, { signal: stop });
  } catch (cause) {
    throw new OwnShopFailed(stop.aborted ? '' : String(cause));
  }
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      resolve();
      return;
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** The sandbox's own reset: orders, carts, accounts, limits, stock, clock, faults, mails, traces. */
const reset = async (tools: string): Promise<boolean> => {
  try {
    const headers = { [sandboxHeader]: 'crunch' };
    const { ok } = await fetch(`${tools}/sandbox/reset`, { method: 'POST', headers });
    await pause(catalogTrust);
    return ok;
  } catch {
    return false;
  }
};
