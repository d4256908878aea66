import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';
import { clientId, person } from './identity-under-test.ts';

const postgres = process.env['TEST_DATABASE_URL'];

interface Place {
  readonly at: string;
  remove(): Promise<void>;
}

const folder = async (): Promise<Place> => {
  const at = await mkdtemp(join(tmpdir(), 'identity-restart-'));
  await layMigrated(at);
  return { at, remove: () => rm(at, { recursive: true, force: true }) };
};
const database = async (): Promise<Place> => {
  const at = await createDatabase(postgres ?? '');
  return { at, remove: () => dropDatabase(postgres ?? '', at) };
};

const startChild = async (place: string) => {
  const script = new URL('identity-child.ts', import.meta.url).pathname;
  const child: ChildProcess = spawn(process.execPath, [script, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The child has no output.');
  const [line] = await once(child.stdout, 'data');
  const origin = String(line).trim();
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    return { answer, body: (await answer.json()) as Record<string, string> };
  };
  return {
    origin,
    post,
    get: (path: string, cookie = '') => fetch(`${origin}${path}`, { headers: { cookie } }),
    interact: async () => {
      const answer = await fetch(`${origin}/oauth2/default/v1/interact`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          scope: 'openid',
          redirect_uri: 'http://localhost:4100/implicit/callback',
          code_challenge: 'x'.repeat(43),
          code_challenge_method: 'S256',
          state: 's',
        }),
      });
      return ((await answer.json()) as { interaction_handle: string }).interaction_handle;
    },
    kidsOf: async () => {
      const answer = await fetch(`${origin}/oauth2/default/v1/keys`);
      return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
    },
    kill: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
};

for (const [name, open, missing] of [
  ['PGlite', folder, undefined],
  ['PostgreSQL', database, postgres === undefined ? 'TEST_DATABASE_URL is not set' : undefined],
] as const) {
  describe.skipIf(missing !== undefined)(
    `a provider on ${name} that was killed${missing === undefined ? '' : ` (skipped: ${missing})`}`,
    () => {
      let place: Place;
      beforeEach(async () => {
        place = await open();
      });
      afterEach(() => place.remove());

      it('knows its keys, people, sessions, locks and conversations', async () => {
        const before = await startChild(place.at);
        const kids = await before.kidsOf();
        const { username } = person('spanish');
        for (let turn = 0; turn < 6; turn += 1) {
          await before.post('/api/v1/authn', { username, password: 'wrong' });
        }
        const signedIn = await before.post('/api/v1/authn', person('signed-up'));
        const target = `redirectUrl=${encodeURIComponent('http://localhost:4100/')}`;
        const redirect = await fetch(
          `${before.origin}/login/sessionCookieRedirect?token=${signedIn.body['sessionToken']}&${target}`,
          { redirect: 'manual' },
        );
        const cookie = redirect.headers.get('set-cookie')?.split(';')[0] ?? '';
        expect((await before.get('/api/v1/sessions/me', cookie)).status).toBe(200);
        const interactionHandle = await before.interact();
        const unused = await before.post('/api/v1/authn', person('signed-up'));
        await before.kill();

        const after = await startChild(place.at);
        expect(await after.kidsOf()).toEqual(kids);
        expect((await after.get('/api/v1/sessions/me', cookie)).status).toBe(200);
        const locked = await after.post('/api/v1/authn', person('spanish'));
        expect(locked.body['status']).toBe('LOCKED_OUT');
        const going = await after.post('/idp/idx/introspect', { interactionHandle });
        expect(going.answer.status).toBe(200);
        const used = await fetch(
          `${after.origin}/login/sessionCookieRedirect?token=${unused.body['sessionToken']}&${target}`,
          { redirect: 'manual' },
        );
        expect(used.headers.get('set-cookie')).toContain('sid=');
        await after.kill();
      });
    },
  );
}
