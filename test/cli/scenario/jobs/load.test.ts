import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, readBound } from '#cli/scenario/load/bound.ts';
import { figuresOf } from '#cli/scenario/load/figures.ts';
import { paced, readRate } from '#cli/scenario/load/pace.ts';
import { crunch, crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

describe('the figures of a load', () => {
  it('[CLI-03] are times that were measured, and so many percent are not longer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 300 }), (times) => {
        const { count, max, ...figures } = figuresOf(times);
        expect([count, max]).toEqual([times.length, Math.max(...times)]);
        for (const [name, value] of Object.entries(figures)) {
          const share = Number(name.slice(1)) / 100;
          expect(times).toContain(value);
          expect(times.filter((time) => time <= value).length).toBeGreaterThanOrEqual(
            share * count,
          );
          // No shorter one would do.
          expect(times.filter((time) => time < value).length).toBeLessThan(share * count);
        }
      }),
    );
  });

  it('[CLI-03] are held against bounds, of steps, trips, or trips that failed', () => {
    const state = { steps: figuresOf([100, 800]), trips: figuresOf([900, 900]), failed: 1 };
    const kept = (text: string) => {
      const bound = readBound(text);
      return bound === undefined ? undefined : holds(bound, state);
    };
    expect(['p99 < 800ms', 'p99 <= 0.8s', 'step p50<101ms'].map(kept)).toEqual([false, true, true]);
    expect(['trip p50 < 1s', 'trip max < 0.9s'].map(kept)).toEqual([true, false]);
    expect(['failed < 50%', 'failed <= 50 %'].map(kept)).toEqual([false, true]);
    expect(['p98 < 1s', 'p99 > 1s', 'p99 < 1', '', 'trip failed < 1%'].map(kept)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('[CLI-03] never are of more at once than a machine can bear', async () => {
    let begun = 0;
    const { signal } = new AbortController();
    const missed = await paced({ everyMs: 0.5, forMs: 300 }, signal, async () => {
      begun += 1;
      await new Promise((done) => setTimeout(done, 6000));
    });
    expect([begun, missed]).toEqual([500, 100]);
  });

  it('[CLI-03] come at a pace that a slow answer does not change', async () => {
    expect(['5/s', '30/m', '0.5/s', '0/s', '5', 's', '5/h'].map(readRate)).toEqual([
      ...[200, 2000, 2000, undefined, undefined, undefined, undefined],
    ]);
    const dues: number[] = [];
    let [going, most] = [0, 0];
    await paced({ everyMs: 20, forMs: 200 }, new AbortController().signal, async (_, due) => {
      dues.push(due);
      going += 1;
      most = Math.max(most, going);
      await new Promise((done) => setTimeout(done, 150));
      going -= 1;
    });
    expect(dues).toHaveLength(10);
    expect((dues[9] ?? 0) - (dues[0] ?? 0)).toBeCloseTo(180);
    expect([most > 3, going]).toEqual([true, 0]);
  });
});

describe('crunch scenario load', () => {
  const load = (file: string, ...more: string[]) =>
    crunchJson(['scenario', 'load', file, ...more], { environment: shop().environment });
  const rule = (value: string) => ({
    steps: [{ use: 'validate', with: { rule: 'zip', value }, expect: { data: { valid: true } } }],
  });

  it('[CLI-03] buys again and again, each trip a shopper of its own, and tells the times of each step', async () => {
    const bounds = ['--until', 'p99 < 60s', '--until', 'failed <= 0%'];
    const trip = 'docs/scenarios/checkout.json';
    const { code, error, data } = await load(trip, '--rate', '1/s', '--for', '4s', ...bounds);
    expect([code, error]).toEqual([0, undefined]);
    expect(data).toMatchObject({ begun: 4, failed: 0, trips: { count: 4 }, steps: { count: 8 } });
    expect(
      data.bySteps.map(({ name, count }: { name: string; count: number }) => [name, count]),
    ).toEqual([
      ['add a product', 4],
      ['order', 4],
    ]);
  });

  it('[CLI-03] ends early, with 5, when a bound does not hold', async () => {
    const file = scratch.file('fine.json', rule('75024'));
    const began = performance.now();
    const flags = [
      '--rate',
      '50/s',
      '--for',
      '60s',
      '--until',
      'p50 < 100s',
      '--until',
      'max < 0ms',
    ];
    const { code, error, data } = await load(file, ...flags);
    expect([code, error.code, data.broken]).toEqual([5, 'LoadBroken', ['max < 0ms']]);
    expect(performance.now() - began).toBeLessThan(45_000);
  });

  it('[CLI-03] fails when a trip does, unless some may', async () => {
    const file = scratch.file('wrong.json', rule('7'));
    const flags = ['--rate', '10/s', '--for', '500ms'];
    const lost = await load(file, ...flags);
    expect([lost.code, lost.error.code, lost.data.failed]).toEqual([5, 'LoadFailed', 5]);
    expect((await load(file, ...flags, '--until', 'failed <= 100%')).code).toBe(0);
    const away = scratch.file('away.json', { steps: [{ use: 'config' }] });
    const unreached = await crunchJson(['scenario', 'load', away, ...flags], {
      environment: { CRUNCH_SHOP_PORT: '9' },
    });
    expect(unreached.code).toBe(3);
  });

  it('[CLI-02] says what a rate, a bound and a scenario are, before anything runs', async () => {
    const file = scratch.file('good.json', rule('75024'));
    const usual = ['--rate', '1/s', '--for', '1s'];
    expect(await load(file, '--rate', 'fast', '--for', '1s')).toMatchObject({
      ...{ code: 2, error: { field: 'rate' } },
    });
    expect(await load(file, '--rate', '1/s', '--for', 'long')).toMatchObject({
      ...{ code: 2, error: { field: 'for' } },
    });
    expect(await load(file, ...usual, '--until', 'quick')).toMatchObject({
      ...{ code: 2, error: { field: 'until' } },
    });
    expect((await load(scratch.file('bad.json', { steps: [] }), ...usual)).code).toBe(2);
    const told = await crunch(['scenario', 'load', file, ...usual, '--lang', 'es']);
    expect(told.stdout).toMatch(/Viajes enteros.*1 empezados, 1 terminados, 0 fallidos/s);
  });
});
