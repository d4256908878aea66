import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const path = '/webservices/addresssuggestions';

describeOnBothDatabases('addresssuggestions', (open) => {
  const { addresses, faults } = openSandboxParties();
  const log: string[] = [];
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), {
      addresses,
      log,
      limits: { suggestionsOfAddress: { bucket: 'suggestions-test', most: 6, windowMs: 60_000 } },
    });
  });
  afterAll(() => till.close());
  const suggest = async (text: string) => (await till.shop.post(path, { text })).body;

  it('[D-SHIPPING-11] completes what is typed, and asks nobody about two letters', async () => {
    expect((await suggest('4600 legacy d')).data).toEqual([
      { street: '4600 Legacy Dr', unit: '', city: 'Plano', state: 'TX', zipcode: '75024' },
    ]);
    faults.add({ operation: 'addressSuggest', mode: 'http500', count: 1, delayMs: 0 });
    expect((await suggest('46')).data).toEqual([]);
    expect(faults.list()).toHaveLength(1);
  });

  it('[D-SHIPPING-11] suggests nothing while the service is down, and logs a code alone', async () => {
    const down = await suggest('4600 legacy e');
    expect([down.success, down.data]).toEqual([true, []]);
    expect(till.reports).toContainEqual({ event: 'addresses-not-suggested', detail: 'HTTP 500' });
    expect(JSON.stringify([log, till.reports])).not.toMatch(/legacy/i);
  });

  it('refuses longer texts than the service reads', async () => {
    expect((await suggest('x'.repeat(128))).responseCode).toBe(400);
  });

  it('[D-SHIPPING-11] answers one network address so many times a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => suggest('4600 legacy')));
    expect(answers.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS').length).toBeGreaterThan(1);
    till.advance(61_000);
    expect((await suggest('4600 legacy')).success).toBe(true);
  });
});
