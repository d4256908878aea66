import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
/** Takes what is sent and never answers. */
let silent: Server;
let port: string;

beforeAll(async () => {
  silent = createServer((socket) => {
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  port = String((silent.address() as AddressInfo).port);
  // The first command loads the shop's code.
  await run('config', '--timeout', '1ms');
});
afterAll(() => {
  silent.close();
  scratch.remove();
});

const run = (...args: string[]) =>
  crunchJson(args, {
    environment: {
      CRUNCH_BASE_URL: `http://127.0.0.1:${port}`,
      CRUNCH_TOOLS_PORT: port,
      CRUNCH_STATE: scratch.folder,
      CRUNCH_OPERATOR_KEY: 'an operator key of thirty-two letters',
    },
  });

describe('--timeout', () => {
  it.each([
    ['the shop', ['config']],
    ['the sandbox', ['sandbox', 'status']],
    ['the operator', ['order', 'why', 'CC-1111-1111']],
  ])('[CLI-04] gives up an answer of %s that does not come', async (_, command) => {
    const began = performance.now();
    const { code } = await run(...command, '--timeout', '300ms');
    expect(code).toBe(3);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('[CLI-04] is waited for once, however much of a shop is asked', async () => {
    const began = performance.now();
    const { code, error } = await run('config', '--timeout', '3s');
    expect([code, error.code]).toEqual([3, 'ShopUnreachable']);
    expect(performance.now() - began).toBeLessThan(5900);
  });

  it('[CLI-04] is that of every step of a scenario, and a step may have its own', async () => {
    const file = scratch.file('silent.json', {
      steps: [
        { use: 'config', expect: { exit: 3 } },
        { use: 'config', with: { timeout: '100ms' }, expect: { exit: 3 } },
      ],
    });
    expect((await run('scenario', 'run', file, '--timeout', '0.2')).code).toBe(0);
  });

  it.each(['0', '-1', 'soon', '2h', '61m', ''])('[CLI-04] is not %j', async (value) => {
    const { code, error } = await run('config', `--timeout=${value}`);
    expect([code, error.field]).toEqual([2, 'timeout']);
  });
});
