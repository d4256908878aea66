import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { surprise } from '#domain/mix/surprise.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';

/** Fills the pockets that are left; what is in the box stays. */
export const makeSurpriseMix = (ids: IdGenerator): UseCases['surpriseMix'] =>
  Effect.fn('surpriseMix')(function* (bags, flavors, rules) {
    return yield* Effect.sync(() => surprise(bags, flavors, rules, ids.uuid()));
  });
