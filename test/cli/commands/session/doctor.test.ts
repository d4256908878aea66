import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkClock, checkVersions } from '#cli/commands/session/doctor-checks.ts';
import type { Session } from '#cli/session/session.ts';
import { wordsOf } from '#cli/words/words.ts';
import { crunch, crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

interface Found {
  readonly what: string;
  readonly state: string;
  readonly said: string;
  readonly cure?: string;
}

/** What was found, by what was looked at. */
const examined = async (environment: Readonly<Record<string, string>>, ...more: string[]) => {
  const { code, data, error } = await crunchJson(['doctor', ...more], { environment });
  const findings: readonly Found[] = data.findings;
  return { code, error, ...Object.fromEntries(findings.map((one) => [one.what, one])) } as {
    readonly code: number;
    readonly error: { readonly code: string; readonly message: string } | undefined;
  } & Readonly<Record<string, Found>>;
};

const listening = async (answer: Parameters<typeof createServer>[1]) => {
  const server: Server = createServer(answer as never);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = String((server.address() as AddressInfo).port);
  return { port, close: () => server.close() };
};

describe('crunch doctor', () => {
  it('[CLI-01] finds nothing wrong where all is well', async () => {
    const { code, error, ...found } = await examined(shop().environment);
    expect([code, error]).toEqual([0, undefined]);
    expect(Object.entries(found).map(([what, one]) => [what, (one as Found).state])).toEqual(
      ['versions', 'state', 'shop', 'ports', 'clock', 'sandbox', 'gateway', 'provider'].map(
        (what) => [what, 'ok'],
      ),
    );
  });

  it('[CLI-01] says which time a sandbox lives at, and how it is put back', async () => {
    const options = { environment: shop().environment };
    await crunchJson(['sandbox', 'clock', '--offset', '+2h'], options);
    const { code, sandbox } = await examined(shop().environment);
    await crunchJson(['sandbox', 'clock', '--reset'], options);
    expect([code, sandbox?.state, sandbox?.said]).toEqual([
      ...[0, 'note', 'the sandbox is 7200 s away from its machine'],
    ]);
    expect(sandbox?.cure).toContain('crunch sandbox clock --reset');
  });

  it('[CLI-02] says who is where the shop should be, and what to do', async () => {
    const stranger = await listening((_request, response) => response.end('hello'));
    const silent = await listening(() => undefined);
    const unready = await listening((_request, response) => {
      response.writeHead(503).end('{"ok":false}');
    });
    const at = (port: string) => ({ CRUNCH_SHOP_PORT: port, CRUNCH_TOOLS_PORT: stranger.port });
    const nobody = await examined(at('9'));
    expect([nobody.code, nobody.error?.code, nobody['shop']?.said]).toEqual([
      ...[3, 'DoctorFound', 'nobody listens at http://localhost:9'],
    ]);
    expect(nobody['shop']?.cure).toContain('npm start');
    expect(nobody['ports']?.said).toContain(`${stranger.port} (CRUNCH_TOOLS_PORT)`);
    expect(nobody['provider']?.state).toBe('skipped');
    const strange = await examined(at(stranger.port));
    expect(strange['shop']).toMatchObject({
      state: 'wrong',
      said: expect.stringContaining('something else'),
    });
    expect(strange['shop']?.cure).toContain('CRUNCH_SHOP_PORT');
    const late = await examined(at(silent.port), '--timeout', '300ms');
    expect(late['shop']?.said).toContain('does not answer within 300 ms');
    const starting = await examined(at(unready.port));
    expect(starting['shop']?.said).toContain('is not ready');
    for (const each of [stranger, silent, unready]) each.close();
  });

  it('[CLI-02] says a state that cannot be used, and ends with 2 when nothing else is wrong', async () => {
    const CRUNCH_STATE = scratch.file('no-folder', 'a file');
    const { code, state } = await examined({ ...shop().environment, CRUNCH_STATE });
    expect([code, state?.said]).toEqual([2, `${CRUNCH_STATE} cannot be read or written`]);
    const spanish = await crunch(['doctor', '--lang', 'es'], {
      environment: { ...shop().environment, CRUNCH_STATE },
    });
    expect(spanish.stdout).toContain('Hazte dueño de la carpeta');
    expect(spanish.stderr).toBe('Mal: carpeta de estado.\n');
  });

  it('[CLI-02] knows an old Node and a clock that goes wrong', () => {
    const session = { words: wordsOf('en-us') } as Session;
    expect(checkVersions(session, '20.11.0')).toMatchObject({
      state: 'wrong',
      cure: 'Install Node 22 or newer.',
    });
    const date = 'Thu, 24 Dec 2026 18:00:00 GMT';
    const answered = { answered: true, ms: 1, body: {}, status: 200, date } as const;
    const now = Date.parse(date);
    expect(checkClock(answered, now + 59_000, session).state).toBe('ok');
    expect(checkClock(answered, now - 90_000, session).said).toContain('-90 s away');
  });
});
