import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { type Answer, answerOf, merchantOf } from '#test/sandbox/payments/gateway-under-test.ts';

/** Starts a gateway that may be killed, and what a merchant needs to talk to it. */
export const startKillableGateway = async (dataFile: string) => {
  const script = new URL('gateway-child.ts', import.meta.url).pathname;
  const child: ChildProcess = spawn(process.execPath, [script, dataFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The child has no output.');
  const [line] = await once(child.stdout, 'data');
  const origin = String(line).trim();
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = path.startsWith('/sandbox/') ? { [sandboxHeader]: 'test' } : {};
    const told = { ...init, headers: { ...headers, ...init.headers } };
    return answerOf(await fetch(`${origin}${path}`, told));
  };
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { ...merchantOf(origin, call), call, gateway: { origin }, kill };
};
