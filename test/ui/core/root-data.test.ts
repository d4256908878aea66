import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { boxPriceIn, packSizeIn } from '#domain/mix/mix-settings.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { loadRoot } from '#ui/core/root-data.ts';

it('a page carries the settings that screens read, and no others', async () => {
  const set = {
    freeShippingThreshold: '40',
    mixPackSize: '12',
    mixPrice: '11.50',
    sandboxTools: 'http://localhost:1',
  };
  const core = coreOf({
    showNavigation: () => Effect.succeed([]),
    readShopConfig: () => Effect.succeed(set),
    readLabels: () => Effect.succeed({}),
  });
  const { config } = await loadRoot(core);
  expect(packSizeIn(config)).toBe(12);
  expect(boxPriceIn(config)).toBe(1150);
  const { sandboxTools: _, ...shown } = set;
  expect(config).toEqual(shown);
});
