import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { run } from '#application/run.ts';
import { makeLateCode, makeLateOnTop } from '#composition/host/late-code.ts';
import { lateContexts } from '#composition/host/late-contexts.ts';

const brands = [{ brandId: 'fuego', title: 'Fuego', image: '/packs/fuego.svg' }];

/** A context whose code arrives when `arrives` says so. */
const openLateGroup = (arrives: () => Promise<void>) => {
  let loads = 0;
  const code = makeLateCode(async () => {
    loads += 1;
    await arrives();
    return { catalog: { listBrands: () => Effect.succeed(brands) } };
  });
  const { catalog } = lateContexts(code);
  return { catalog, code, loads: () => loads };
};

describe('late contexts', () => {
  it('load their code with the first who asks, and once', async () => {
    const { catalog, loads } = openLateGroup(async () => undefined);
    const asked = [catalog.listBrands(), catalog.listBrands()];
    expect(loads()).toBe(0);
    const answers = await Promise.all(asked.map((effect) => run(effect)));
    expect(answers).toEqual(asked.map(() => ({ ok: true, value: brands })));
    expect(loads()).toBe(1);
  });

  it('go on for each who waited in a task of its own, in the order they asked', async () => {
    const { catalog } = openLateGroup(async () => undefined);
    const told: string[] = [];
    const ask = async (name: string): Promise<void> => {
      await run(catalog.listBrands());
      told.push(`${name} begins`);
      // Whatever shares the task goes on between these.
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      told.push(`${name} ends`);
    };
    await Promise.all([ask('first'), ask('second')]);
    expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('answer as a call without an answer when the code does not come, and try again', async () => {
    let isOnline = false;
    const { catalog, loads } = openLateGroup(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await run(catalog.listBrands())).toMatchObject({
      ok: false,
      failure: { _tag: 'ShopUnreachable', why: 'offline' },
    });
    isOnline = true;
    expect(await run(catalog.listBrands())).toEqual({ ok: true, value: brands });
    expect(loads()).toBe(2);
  });

  it('stand on others, which come first, and are opened once', async () => {
    const { code, loads } = openLateGroup(async () => undefined);
    const opened: number[] = [];
    const top = makeLateOnTop(code, async () => ({ catalog }) => {
      opened.push(loads());
      return {
        visit: { countBrands: () => Effect.map(catalog.listBrands(), (all) => all.length) },
      };
    });
    const { visit } = lateContexts(top);
    expect([opened, loads()]).toEqual([[], 0]);
    const both = await Promise.all([run(visit.countBrands()), run(visit.countBrands())]);
    expect(both).toEqual([1, 1].map((value) => ({ ok: true, value })));
    expect(opened).toEqual([1]);
  });

  it('that stand on what does not come answer as a call without an answer, and try again', async () => {
    let isOnline = false;
    const { code } = openLateGroup(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { catalog } = lateContexts(makeLateOnTop(code, async () => (below) => below));
    expect(await run(catalog.listBrands())).toMatchObject({
      failure: { _tag: 'ShopUnreachable', why: 'offline' },
    });
    isOnline = true;
    expect(await run(catalog.listBrands())).toEqual({ ok: true, value: brands });
  });
});
