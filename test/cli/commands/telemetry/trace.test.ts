import { describe, expect, it } from 'vitest';
import { crunchJson, spawnCrunch, spawnCrunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

const ada = {
  email: 'ada@example.com',
  phone: '9725550143',
  'first-name': 'Ada',
  'last-name': 'Byron',
  address: '5800 Legacy Dr',
  city: 'Plano',
  state: 'TX',
  zip: '75024',
};

const file = (name: string, trace: object) =>
  scratch.file(`${name}.json`, {
    steps: [
      { use: 'cart add', with: { id: 'CHP-0101', quantity: 1 } },
      { use: 'checkout place', with: { card: 'visa-ok', ...ada }, expect: { trace } },
    ],
  });

describe('crunch trace', () => {
  const environment = () => shop().environment;
  const run = (path: string) =>
    crunchJson(['scenario', 'run', path], { environment: environment() });

  it('prints the waterfall of an order, by its number in any case, or by the request', async () => {
    const { data } = await run(file('placed', { steps: ['mail send'], failed: [], traces: 1 }));
    expect(data).toMatchObject({ passed: 1, failed: 0 });
    const placed = await fetch(
      `http://localhost:${environment()['CRUNCH_TOOLS_PORT']}/sandbox/traces`,
    );
    const { traces } = (await placed.json()) as {
      traces: { orderIds: string[]; requestIds: string[] }[];
    };
    const found = traces.find(({ orderIds }) => orderIds.length > 0);
    const orderId = found?.orderIds[0] ?? '';
    const typed = orderId.toLowerCase().replaceAll('-', ' ');
    const { code, stdout } = await spawnCrunch(['trace', typed], { environment: environment() });
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(stdout).toContain(orderId);
    const line = (name: string) => lines.find((one) => one.trimStart().startsWith(name)) ?? '';
    expect(line('POST /v3/dopservice/b2c/submittedorder')).toMatch(/ ·*█+·* +\d+\.\d {2}200$/);
    expect(line('gateway authorize')).toMatch(
      /^ {2}gateway authorize +·*█+·* +\d+\.\d {2}approved$/,
    );
    expect(line('mail send')).toMatch(/^ {4}mail send .* sent$/);
    expect(Math.max(...lines.map((one) => one.length))).toBeLessThanOrEqual(100);
    const asJson = await spawnCrunchJson(['trace', found?.requestIds[0] ?? ''], {
      environment: environment(),
    });
    expect(asJson.data.traces[0].orderIds).toEqual([orderId]);
  });

  it('says that there is none, in both languages', async () => {
    for (const [lang, words] of [
      ['en-us', 'There is no trace of CC-0000-0000.'],
      ['es', 'No hay ninguna traza de CC-0000-0000.'],
    ]) {
      const args = ['trace', 'CC-0000-0000', '--lang', lang ?? ''];
      const { code, error } = await crunchJson(args, { environment: environment() });
      expect([code, error.code]).toEqual([1, 'TraceNotFound']);
      expect(error.message).toContain(words);
    }
  });

  it('lets a scenario fail, and say why, when an order’s trace is not as expected', async () => {
    const { code, data } = await run(
      file('other', {
        steps: ['insert orders', 'gateway refund'],
        without: ['gateway *'],
        failed: ['mail send'],
        traces: 2,
      }),
    );
    expect(code).toBe(5);
    expect(data.scenarios[0].steps[1].unmet).toEqual([
      expect.objectContaining({ what: 'trace.steps', expected: 'gateway refund' }),
      expect.objectContaining({ what: 'trace.without', expected: 'gateway *' }),
      { what: 'trace.failed', expected: ['mail send'], seen: [] },
      { what: 'trace.traces', expected: 2, seen: 1 },
    ]);
  });
});
