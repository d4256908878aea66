// Starts the whole shop on ports and data of its own, for benches and browser tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#cli/scenario/jobs/free-ports.ts';
import { compiledFolder, shopArguments } from '#scripts/shop/shop-process.mjs';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(projectFolder, 'node_modules', 'node', 'bin', 'node');

export interface ShopEnvironment extends Readonly<Record<string, string>> {
  readonly CRUNCH_SHOP_PORT: string;
  readonly CRUNCH_GATEWAY_PORT: string;
  readonly CRUNCH_WALLET_PORT: string;
  readonly CRUNCH_IDENTITY_PORT: string;
  readonly CRUNCH_TOOLS_PORT: string;
  readonly CRUNCH_MAIL_PORT: string;
  readonly CRUNCH_DATA_DIR: string;
}

export interface RunningShop {
  readonly origin: string;
  readonly toolsOrigin: string;
  readonly gatewayOrigin: string;
  /** Of its process. */
  readonly pid: number | undefined;
  /** Milliseconds from the start of the process to its `ready:` line. */
  readonly milliseconds: number;
  /** Sends a message to its process and waits for the `{answer}` of a bench's start file that listens. */
  ask(message: Readonly<Record<string, unknown>>): Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops the shop and removes its data. */
  discard(): Promise<void>;
}

/** Environment of a shop that shares no port or data with another one on this machine. */
export const freshEnvironment = async (
  folder = mkdtempSync(join(tmpdir(), 'crunchcart-')),
): Promise<ShopEnvironment> => {
  const [shop = '', gateway = '', wallet = '', identity = '', tools = '', mail = ''] = (
    await freePorts(6)
  ).map(String);
  return {
    CRUNCH_SHOP_PORT: shop,
    CRUNCH_GATEWAY_PORT: gateway,
    CRUNCH_WALLET_PORT: wallet,
    CRUNCH_IDENTITY_PORT: identity,
    CRUNCH_TOOLS_PORT: tools,
    CRUNCH_MAIL_PORT: mail,
    CRUNCH_DATA_DIR: folder,
  };
};

/** Resolves when the line `ready: …` was printed. */
export const startShop = async (
  environment: ShopEnvironment,
  startFile?: string,
): Promise<RunningShop> => {
  const began = performance.now();
  const child = spawn(pinnedNode, shopArguments(startFile), {
    cwd: projectFolder,
    // As `npm start` has it.
    env: {
      NODE_COMPILE_CACHE: compiledFolder(projectFolder),
      ...process.env,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /^ready: (\S+)$/m.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${output}`)));
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.on('exit', () => resolve());
      child.kill(signal);
    });
  return {
    origin,
    toolsOrigin: `http://localhost:${environment.CRUNCH_TOOLS_PORT}`,
    gatewayOrigin: `http://127.0.0.1:${environment.CRUNCH_GATEWAY_PORT}`,
    pid: child.pid,
    milliseconds: performance.now() - began,
    ask: (message) =>
      new Promise((resolve, reject) => {
        // The shop itself says `ready` too, to whoever started it.
        const hear = (said: unknown): void => {
          if (typeof said !== 'object' || said === null || !('answer' in said)) return;
          child.off('message', hear);
          resolve(said.answer);
        };
        child.on('message', hear);
        child.send(message, (error) => error !== null && reject(error));
      }),
    stop,
    discard: async () => {
      await stop();
      rmSync(environment.CRUNCH_DATA_DIR, { recursive: true, force: true });
    },
  };
};
