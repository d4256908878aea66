import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import type { CurrentMix } from '#ports/mix/mix-catalog.ts';
import { flavorIds } from '#test/arbitraries/mix.ts';

const contents = () =>
  fc.array(fc.record({ productId: flavorIds(), quantity: fc.nat({ max: 30 }) }), { maxLength: 4 });

const drafts = (): fc.Arbitrary<MixDraft> =>
  fc.record(
    {
      bags: fc.array(flavorIds(), { maxLength: 30 }),
      name: fc.string({ maxLength: 40 }),
      editing: fc.constant('MYOMP-30-1'),
      saved: fc.record({
        id: fc.constant('MYOMP-30-2' as MixId),
        name: fc.string({ maxLength: 40 }),
        contents: contents(),
        nonSku: fc.constant('ZMYOMP30'),
        version: fc.nat(9),
      }),
      replaceMixItems: contents(),
    },
    { requiredKeys: ['bags', 'name', 'replaceMixItems'] },
  );

export const currentMixContract = (adapter: string, open: () => CurrentMix): void => {
  describe(`${adapter} keeps the CurrentMix contract:`, () => {
    it('starts with an empty box', async () => {
      expect(await Effect.runPromise(open().read)).toEqual(emptyMixDraft);
    });

    it('[CART-02] gives back the box it was given, and an empty one after that', async () => {
      await fc.assert(
        fc.asyncProperty(drafts(), async (draft) => {
          const current = open();
          await Effect.runPromise(current.replace(draft));
          expect(await Effect.runPromise(current.read)).toEqual(draft);
          await Effect.runPromise(current.replace(emptyMixDraft));
          expect(await Effect.runPromise(current.read)).toEqual(emptyMixDraft);
        }),
      );
    });
  });
};
