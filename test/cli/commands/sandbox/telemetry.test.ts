import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crunch, crunchJson, executable, spawnCrunchJson } from '#test/cli/crunch.ts';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  item,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
let environment: Readonly<Record<string, string>>;
beforeAll(async () => {
  collector = await collectorUnderTest();
  environment = { CRUNCH_TOOLS_PORT: new URL(collector.origin).port };
});
beforeEach(async () => {
  await collector.steer('DELETE', '');
  await collector.steer('DELETE', '/faults');
});
afterAll(() => collector.close());

const telemetry = ['sandbox', 'telemetry'];
const run = (...args: string[]) => crunchJson([...telemetry, ...args], { environment });
const say = (...args: string[]) => crunch([...telemetry, ...args], { environment });
const by = (person: string) => ({ tags: { 'ai.user.accountId': person } });
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('crunch sandbox telemetry list', () => {
  beforeEach(() =>
    collector.track([
      event('Timeout', by('account-1')),
      event('payment_failure', by('account-2'), { properties: { orderId: 'CC-7K2M-9QXT' } }),
      item('PageviewData', { ver: 2, url: '/cart' }),
    ]),
  );

  it('[CLI-06] shows what the collector received, the newest first, for people and scripts', async () => {
    const { code, data } = await spawnCrunchJson([...telemetry, 'list'], { environment });
    expect([code, data.found, titles(data.items)]).toEqual([
      0,
      3,
      ['/cart', 'payment_failure', 'Timeout'],
    ]);
    expect(data.items[1]).toMatchObject({
      kind: 'event',
      person: 'account-2',
      item: { data: { baseData: { properties: { orderId: 'CC-7K2M-9QXT' } } } },
    });
    const { stdout } = await say('list');
    expect(stdout).toMatch(/^Received +Kind +Name +Person\n\S+Z +page-view +\/cart\n/);
    expect(stdout).toMatch(/\n\S+Z +event +Timeout +account-1\n$/);
    expect((await say('list', '--lang', 'es')).stdout).toMatch(
      /^Recibido +Tipo +Nombre +Persona\n/,
    );
  });

  it('[CLI-06] shows what fits name, person, order and kind', async () => {
    const found = async (...args: string[]) => titles((await run('list', ...args)).data.items);
    expect(await found('--name', 'time')).toEqual(['Timeout']);
    expect(await found('--person', 'account-2')).toEqual(['payment_failure']);
    expect(await found('--order', 'CC-7K2M-9QXT')).toEqual(['payment_failure']);
    expect(await found('--kind', 'page-view')).toEqual(['/cart']);
    expect(await found('--kind', 'event', '--limit', '1')).toEqual(['payment_failure']);
    expect((await say('list', '--name', 'nothing')).stdout).toBe('No telemetry fits.\n');
    expect((await say('list', '--name', 'nothing', '--lang', 'es')).stdout).toBe(
      'Ninguna telemetría coincide.\n',
    );
  });

  it('[CLI-06] refuses what it cannot look for', async () => {
    expect(await run('list', '--kind', 'nothing')).toMatchObject({
      code: 2,
      error: { code: 'InputRefused' },
    });
    expect((await run('list', '--limit', '0')).code).toBe(2);
    expect((await run('list', '--unknown')).code).toBe(2);
    const nobody = { environment: { CRUNCH_TOOLS_PORT: '9' } };
    expect(await crunchJson([...telemetry, 'list'], nobody)).toMatchObject({
      code: 3,
      error: { code: 'SandboxUnreachable' },
    });
  });

  it('[CLI-06] deletes them', async () => {
    expect(await run('clear')).toMatchObject({ code: 0, data: { cleared: true } });
    expect((await run('list')).data).toEqual({ items: [], found: 0 });
    expect((await say('clear')).stdout).toBe('Done.\n');
  });
});

describe('crunch sandbox telemetry tail', () => {
  it('[CLI-06] shows the last ten, follows what comes, and ends well with Ctrl-C', async () => {
    await collector.track(Array.from({ length: 12 }, (_, n) => event(`before-${n}`)));
    const child = spawn(executable, [...telemetry, 'tail', '--name', 'e'], {
      env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
    });
    const ended = once(child, 'exit');
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
    });
    const names = () => seen.match(/\S+$/gm);
    const before = Array.from({ length: 10 }, (_, n) => `before-${n + 2}`);
    await expect.poll(names).toEqual(before);
    await collector.track([event('one'), event('unfit'), event('two-e')]);
    await expect.poll(names).toEqual([...before, 'one', 'two-e']);
    // A sandbox that is cleared goes on.
    await collector.steer('DELETE', '');
    await collector.track(event('three'));
    await expect.poll(names).toEqual([...before, 'one', 'two-e', 'three']);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('[CLI-06] ends by itself after --for seconds, one envelope a line with --json', async () => {
    await collector.track([event('a', by('account-1')), event('b')]);
    const ending = await say('tail', '--for', '1', '--json');
    expect(ending.code).toBe(0);
    const lines = ending.stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ok: true, data: { title: 'a', person: 'account-1' } },
      { ok: true, data: { title: 'b', kind: 'event' } },
    ]);
    expect((await say('tail', '--for', '1', '--quiet')).stdout).toBe('');
    for (const wrong of ['0', '86401', 'soon']) {
      expect((await run('tail', '--for', wrong)).code).toBe(2);
    }
  });
});

describe('crunch sandbox telemetry fault', () => {
  it('[CLI-06] sets faults in the manner of the shop’s calls, shows and clears them', async () => {
    const set = await run('fault', '503', '--count', '2', '--retry-after', '7', '--delay', '1');
    const first = { mode: '503', call: 'track', count: 2, retryAfter: 7, delayMs: 1 };
    expect([set.code, set.data]).toEqual([0, { faults: [first] }]);
    await run('fault', '206', '--items', '1:429, 0:400');
    await run('fault', '307', '--target', '/v2/track');
    await run('fault', '404', '--call', 'config');
    expect((await run('fault')).data.faults).toEqual([
      first,
      {
        mode: '206',
        call: 'track',
        count: 1,
        items: [
          { index: 1, statusCode: 429 },
          { index: 0, statusCode: 400 },
        ],
      },
      { mode: '307', call: 'track', count: 1, target: '/v2/track' },
      { mode: '404', call: 'config', count: 1 },
    ]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await collector.post([])).status);
    expect(statuses).toEqual([503, 503, 206, 307, 200]);
    expect((await run('fault', '--clear')).data).toEqual({ faults: [] });
    expect((await fetch(`${collector.origin}/telemetry/config.json`)).status).toBe(200);
  });

  it('[CLI-06] says what the collector will do, a sentence a fault, in both languages', async () => {
    const told = async (...args: string[]) => (await say('fault', ...args)).stdout.trimEnd();
    expect(await told()).toBe('No fault is waiting: the collector answers as it should.');
    expect(await told('--lang', 'es')).toBe(
      'Ningún fallo espera: el recolector responde como debe.',
    );
    const first = 'The collector answers the next post with 503.';
    expect(await told('503')).toBe(first);
    await told('429', '--count', '2', '--delay', '40', '--retry-after', '7');
    await told('206', '--items', '1:429,0:400');
    await told('307', '--target', '/v2/track', '--count', '3');
    await told('close');
    await told('close-after');
    await told('slow', '--delay', '900');
    await told('404', '--call', 'config');
    expect((await told('500', '--call', 'config', '--count', '3')).split('\n')).toEqual([
      first,
      'The collector answers the next 2 posts with 429, 40 ms late, with Retry-After 7 s.',
      'The collector answers the next post with 206: item 1 gets 429, item 0 gets 400.',
      'The collector sends the next 3 posts on to /v2/track with 307.',
      'The collector cuts the connection of the next post before it stores anything.',
      'The collector cuts the connection of the next post when everything is stored.',
      'The collector is slow to answer the next post, 900 ms late.',
      'The collector answers the next reading of its configuration with 404.',
      'The collector answers the next 3 readings of its configuration with 500.',
    ]);
    expect((await told('--lang', 'es')).split('\n')).toEqual([
      'El recolector responde 503 en el próximo envío.',
      'El recolector responde 429 en los próximos 2 envíos, con 40 ms de retraso, con Retry-After de 7 s.',
      'El recolector responde 206 en el próximo envío: el elemento 1 recibe 429, el elemento 0 recibe 400.',
      'El recolector desvía con 307 hacia /v2/track en los próximos 3 envíos.',
      'El recolector corta la conexión sin guardar nada en el próximo envío.',
      'El recolector corta la conexión después de guardarlo todo en el próximo envío.',
      'El recolector tarda en responder en el próximo envío, con 900 ms de retraso.',
      'El recolector responde 404 en la próxima lectura de su configuración.',
      'El recolector responde 500 en las próximas 3 lecturas de su configuración.',
    ]);
    expect(await told('--clear')).toBe('Done.');
  });

  it('[CLI-06] refuses what is none', async () => {
    for (const items of ['1', '1:4290', 'x:429', '1:429,']) {
      expect(await run('fault', '206', '--items', items)).toMatchObject({
        code: 2,
        error: { code: 'BadUsage', field: 'items' },
      });
    }
    expect((await run('fault', '503', '--count', '0')).code).toBe(2);
    expect((await run('fault', '503', '--retry-after', 'x')).code).toBe(2);
    for (const wrong of [['explode'], ['307', '--target', 'https://collector.example/']]) {
      expect(await run('fault', ...wrong)).toMatchObject({
        code: 2,
        error: { code: 'InputRefused' },
      });
    }
    expect((await run('fault')).data).toEqual({ faults: [] });
  });
});
