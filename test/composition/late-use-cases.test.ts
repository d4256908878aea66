import { Effect } from 'effect';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { lateUseCases, makeLateCode } from '#composition/late-use-cases.ts';
import { run } from '#composition/run.ts';
import { tokenOf } from '#composition/tokens.ts';
import { useCaseNames } from '#composition/use-case-names.ts';

const brands = [{ brandId: 'fuego', title: 'Fuego', image: '/packs/fuego.svg' }];

/** A group whose code arrives when `arrives` says so. */
const openLateGroup = (arrives: () => Promise<void>) => {
  const container = new Container();
  let loads = 0;
  const code = makeLateCode('storefront', async () => {
    loads += 1;
    await arrives();
    container.bind(tokenOf('listBrands')).toConstantValue(() => Effect.succeed(brands as never));
  });
  const useCases = lateUseCases(container, ['listBrands'], code);
  return { useCases, loads: () => loads };
};

describe('late use cases', () => {
  it('load their code with the first who asks, and once', async () => {
    const { useCases, loads } = openLateGroup(async () => undefined);
    const asked = [useCases.listBrands(), useCases.listBrands()];
    expect(loads()).toBe(0);
    const answers = await Promise.all(asked.map((effect) => run(effect)));
    expect(answers).toEqual(asked.map(() => ({ ok: true, value: brands })));
    expect(loads()).toBe(1);
  });

  it('answer as a call without an answer when the code does not come, and try again', async () => {
    let isOnline = false;
    const { useCases, loads } = openLateGroup(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await run(useCases.listBrands())).toMatchObject({
      ok: false,
      failure: { _tag: 'ShopUnreachable', why: 'offline' },
    });
    isOnline = true;
    expect(await run(useCases.listBrands())).toEqual({ ok: true, value: brands });
    expect(loads()).toBe(2);
  });

  it('are in one group each', () => {
    expect(new Set(useCaseNames).size).toBe(useCaseNames.length);
  });
});
