import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningTools } from '#sandbox/control/start-tools.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';

let tools: RunningTools;
beforeAll(async () => {
  tools = await toolsUnderTest();
});
afterAll(() => tools.close());
beforeEach(() => at('/sandbox/recordings', { method: 'DELETE', headers: own }));

const own = { 'x-crunchcart-sandbox': 'test' };
const shop = 'http://localhost:4000';

const at = (path: string, init?: RequestInit) => fetch(`${tools.origin}${path}`, init);

const view = (productId: string, number = 1, at = 1_800_000_000_000) => ({
  ...{ call: 'noteViewed', at, number },
  facts: { is: 'view', productId } as const,
});

/** As a page posts: plain text from another origin. */
const tell = (name: string, call: unknown, origin = shop) =>
  at(`/recordings/${name}`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(call),
  });

describe('recordings at the tools host', () => {
  it('[CLI-03] keeps what pages tell in the order they called it, as one scenario for everybody', async () => {
    expect((await tell('trip', view('CHP-0102', 2))).status).toBe(204);
    expect((await tell('trip', view('CHP-0101', 1))).status).toBe(204);
    const { name, calls, scenario } = await (await at('/sandbox/recordings/trip')).json();
    expect(name).toBe('trip');
    expect(calls).toEqual([view('CHP-0101', 1), view('CHP-0102', 2)]);
    expect(scenario).toBe(scenarioOf(calls));
    const file = await at('/recordings/trip/trip.yaml');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="trip.yaml"');
    expect(await file.text()).toBe(scenario);
    expect(await (await at('/sandbox/recordings')).json()).toEqual({
      // Who records says by it that the pages of another address may tell nothing.
      shop,
      recordings: [{ name: 'trip', calls: 2 }],
    });
  });

  it('[CLI-03] takes nothing from pages of other sites, and nothing that is no call', async () => {
    expect((await tell('trip', view('CHP-0101'), 'https://evil.example')).status).toBe(403);
    expect((await tell('no%20name', view('CHP-0101'))).status).toBe(400);
    // A list of sessions that has no date for one of them would be lost with all of them.
    const tooLate = view('CHP-0101', 1, 8.64e15 + 1);
    for (const call of [
      {},
      { ...view('CHP-0101'), facts: { is: 'nonsense' } },
      tooLate,
      'x',
      null,
    ]) {
      expect((await tell('trip', call)).status).toBe(400);
    }
    expect((await at('/sandbox/recordings/trip')).status).toBe(404);
    expect((await at('/recordings')).status).toBe(200);
    expect((await at('/recordings/trip')).status).toBe(404);
    expect((await at('/recordings/trip/trip.yaml')).status).toBe(404);
  });

  it('[CLI-03] shows sessions and what is in them, and lets nothing that was typed become markup', async () => {
    await tell('trip', {
      ...view('CHP-0101'),
      facts: { is: 'search', text: '<script>alert(1)</script>' },
    });
    await tell('trip', { ...view('CHP-0101', 2), failed: 'CardDeclined' });
    const list = await (await at('/recordings')).text();
    expect(list).toContain('<a href="/recordings/trip">trip</a>');
    expect(list).toMatch(/href="http:\/\/localhost:4000\/\?record=[0-9a-f]{12}"/);
    const whole = await (await at('/recordings/trip')).text();
    expect(whole).toContain('use: search');
    expect(whole).toContain('refused: CardDeclined');
    expect(whole).toContain('productId CHP-0101');
    expect(whole).not.toContain('<script>');
    expect(await (await at('/')).text()).toContain('href="/recordings"');
  });

  it('[CLI-03] keeps the newest recordings and the first calls of each, and forgets them at a reset', async () => {
    for (let number = 1; number <= 31; number += 1) await tell(`trip-${number}`, view('CHP-0101'));
    const { recordings } = await (await at('/sandbox/recordings')).json();
    expect(recordings).toHaveLength(30);
    expect(recordings[0]).toEqual({ name: 'trip-31', calls: 1 });
    expect((await at('/sandbox/recordings/trip-1')).status).toBe(404);
    await Promise.all(
      Array.from({ length: 502 }, (_, at) => tell('trip-31', view('CHP-0101', at + 2))),
    );
    const { calls } = await (await at('/sandbox/recordings/trip-31')).json();
    expect(calls).toHaveLength(500);
    await at('/sandbox/reset', { method: 'POST', headers: own });
    expect(await (await at('/sandbox/recordings')).json()).toEqual({ shop, recordings: [] });
  });
});
