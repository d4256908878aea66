import { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Bags } from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { surprise } from '#domain/mix/surprise.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';

export type SurpriseMix = (
  bags: Bags,
  flavors: readonly ProductId[],
  rules: MixRules,
) => Effect.Effect<Bags>;

/** Fills the empty pockets; bags in the mix stay. */
export const makeSurpriseMix = (ids: IdGenerator): SurpriseMix =>
  Effect.fn('surpriseMix')(function* (bags, flavors, rules) {
    return yield* Effect.sync(() => surprise(bags, flavors, rules, ids.uuid()));
  });
