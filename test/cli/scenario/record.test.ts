import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import { crunch, crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

const view = {
  ...{ call: 'noteViewed', at: 1_800_000_000_000, number: 1 },
  facts: { is: 'view', productId: 'CHP-0101' } as const,
};

/**
 * A browser in which somebody looks at one product, or closes the page before it is ready. With `opening` the tab stays
 * open, and that happens while it is opened.
 */
const browserThat = async (tells: boolean, opening?: () => void) => {
  const asked: string[] = [];
  const server = createServer(async ({ url = '', method = '' }, answer) => {
    asked.push(`${method} ${decodeURIComponent(url)}`);
    const name = /record=([\w-]+)/.exec(decodeURIComponent(url))?.[1];
    if (name !== undefined && tells) {
      await fetch(
        `http://localhost:${shop().environment['CRUNCH_TOOLS_PORT']}/recordings/${name}`,
        {
          method: 'POST',
          headers: { origin: shop().origin, 'content-type': 'text/plain' },
          body: JSON.stringify(view),
        },
      );
    }
    const tab = { id: 'tab-1' };
    const isNew = url.startsWith('/json/new');
    if (isNew) opening?.();
    answer.end(JSON.stringify(isNew ? tab : opening === undefined ? [] : [tab]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { asked, flag: `--browser-port=${port}`, close: () => server.close() };
};

describe('crunch record', () => {
  it('[CLI-03] opens a tab of a browser, waits until it is closed, and writes the trip', async () => {
    const browser = await browserThat(true);
    const out = join(scratch.folder, 'trip.yaml');
    writeFileSync(out, 'older and longer than what comes\n'.repeat(99));
    const args = ['record', '--out', out, browser.flag, '--open', '/product/CHP-0101?lang=es'];
    const { code, data } = await crunchJson(args, { environment: shop().environment });
    browser.close();
    expect([code, data]).toEqual([0, { calls: 1, file: out }]);
    expect(readFileSync(out, 'utf8')).toBe(scenarioOf([view]));
    const [first = ''] = browser.asked;
    expect(first).toContain(
      `PUT /json/new?${shop().origin}/product/CHP-0101?lang=es&record=crunch-`,
    );
    expect(
      (await crunch(['scenario', 'check', out], { environment: shop().environment })).code,
    ).toBe(0);
  });

  it('[CLI-03] ends with Ctrl-C that is pressed while the tab is opened', async () => {
    const browser = await browserThat(true, () => process.emit('SIGINT'));
    const out = join(scratch.folder, 'early.yaml');
    const args = ['record', '--out', out, browser.flag];
    const { code } = await crunchJson(args, { environment: shop().environment });
    browser.close();
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(scenarioOf([view]));
  });

  it('[CLI-03] says before the trip that the shop has another address', async () => {
    const out = join(scratch.folder, 'elsewhere.yaml');
    const elsewhere = shop().origin.replace('localhost', '127.0.0.1');
    const args = ['record', '--out', out, '--base-url', elsewhere];
    const { code, error } = await crunchJson(args, { environment: shop().environment });
    expect([code, error.code, error.field]).toEqual([2, 'BadUsage', 'base-url']);
    expect(error.message).toContain(`Say --base-url ${shop().origin}`);
    const { stderr } = await crunch([...args, '--lang', 'es'], { environment: shop().environment });
    expect(stderr).toContain(`Indica --base-url ${shop().origin}`);
  });

  it('[CLI-03] says in both languages that nothing was told, and leaves the file there was', async () => {
    const browser = await browserThat(false);
    const out = join(scratch.folder, 'kept.yaml');
    writeFileSync(out, 'name: older\n');
    const args = ['record', '--out', out, browser.flag];
    const { code, error } = await crunchJson(args, { environment: shop().environment });
    const { stderr } = await crunch([...args, '--lang', 'es'], { environment: shop().environment });
    browser.close();
    expect([code, error.code]).toEqual([1, 'NothingRecorded']);
    expect(stderr).toContain('¿Se cerró antes de estar lista?');
    expect(readFileSync(out, 'utf8')).toBe('name: older\n');
  });

  it('[CLI-03] says what is wrong before anybody goes shopping', async () => {
    const out = join(scratch.folder, 'never.yaml');
    const folder = join(scratch.folder, 'a-folder');
    mkdirSync(folder);
    const ended = async (...args: string[]) => {
      const { code, error } = await crunchJson(['record', ...args], {
        environment: shop().environment,
      });
      return [code, error.code, error.field];
    };
    expect(await ended('--out', out, '--open', 'https://other.example/')).toEqual([
      ...[2, 'BadUsage', 'open'],
    ]);
    expect(await ended('--out', out, '--open', '//other.example/')).toEqual([
      ...[2, 'BadUsage', 'open'],
    ]);
    expect(await ended('--out', folder)).toEqual([2, 'FileUnwritable', 'out']);
    expect(await ended('--out', out, '--browser-port', '0')).toEqual([
      ...[2, 'BadUsage', 'browser-port'],
    ]);
    // Nobody listens at the port of "tcpmux".
    expect(await ended('--out', out, '--browser-port', '1')).toEqual([
      ...[3, 'BrowserMissing', undefined],
    ]);
    expect(existsSync(out)).toBe(false);
  });

  it('[CLI-03] is no step of a scenario', async () => {
    const file = join(scratch.folder, 'records.json');
    writeFileSync(file, JSON.stringify({ name: 'x', steps: [{ use: 'record' }] }));
    const { code } = await crunchJson(['scenario', 'check', file], {
      environment: shop().environment,
    });
    expect(code).toBe(2);
  });
});
