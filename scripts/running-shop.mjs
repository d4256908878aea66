// Starts the whole shop on ports and data of its own, for benches and browser tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, projectFolder } from './install.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Environment of a shop that meets no other one on this machine. */
export const freshEnvironment = async (folder = mkdtempSync(join(tmpdir(), 'crunchcart-'))) => {
  const [shop, gateway, identity, tools, mail] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return {
    CRUNCH_SHOP_PORT: String(shop),
    CRUNCH_GATEWAY_PORT: String(gateway),
    CRUNCH_IDENTITY_PORT: String(identity),
    CRUNCH_TOOLS_PORT: String(tools),
    CRUNCH_MAIL_PORT: String(mail),
    CRUNCH_DATA_DIR: folder,
  };
};

/** Resolves when the line `ready: …` came; `milliseconds` is how long that took. */
export const startShop = async (environment, { quiet = true } = {}) => {
  const began = performance.now();
  const child = spawn(pinnedNode, ['server/development-start.ts'], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (!quiet) process.stderr.write(chunk);
      const ready = /^ready: (\S+)$/m.exec(output);
      if (ready !== null) resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${output}`)));
  });
  const stop = (signal = 'SIGTERM') =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.on('exit', () => resolve());
      child.kill(signal);
    });
  const discard = async () => {
    await stop();
    rmSync(environment.CRUNCH_DATA_DIR, { recursive: true, force: true });
  };
  return {
    origin,
    toolsOrigin: `http://localhost:${environment.CRUNCH_TOOLS_PORT}`,
    milliseconds: performance.now() - began,
    process: child,
    stop,
    discard,
  };
};
