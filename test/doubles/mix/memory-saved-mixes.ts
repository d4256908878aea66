import { Effect } from 'effect';
import {
  changeAccountMix,
  type MixOffer,
  type MixRefusal,
  type MixVerdict,
  saveAccountMix,
} from '#domain/mix/account-mixes.ts';
import { mostSavedMixes, type SavedMix } from '#domain/mix/saved-mix.ts';
import {
  MixChanged,
  MixItemsGone,
  MixNameTaken,
  MixNotFound,
  SavedMixesFull,
} from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';
import { noMixes, removeAccountMix } from '#test/doubles/mix/account-mixes-model.ts';

export interface MemorySavedMixes extends SavedMixes {
  readonly mixes: () => readonly SavedMix[];
}

/** The boxes of one account, by the same laws as the server's. */
export const makeMemorySavedMixes = (offer: MixOffer): MemorySavedMixes => {
  let kept = noMixes;
  const settle = (decide: () => MixVerdict, mixId = ''): Effect.Effect<SavedMix, Failures> =>
    Effect.suspend(() => {
      const verdict = decide();
      if (verdict.is === 'refused') return Effect.fail(failureOf(verdict.refusal, mixId));
      kept = verdict.kept;
      return Effect.succeed(verdict.mix);
    });
  return {
    mixes: () => kept.mixes,
    list: () => Effect.sync(() => kept.mixes),
    read: (mixId) =>
      Effect.suspend(() => {
        const found = kept.mixes.find(({ id }) => id === mixId);
        return found === undefined
          ? Effect.fail(new MixNotFound({ mixId }))
          : Effect.succeed(found);
      }),
    create: (_accountId, wish) =>
      Effect.catchTags(
        settle(() => saveAccountMix(kept, wish, offer)),
        { MixNotFound: Effect.die, MixChanged: Effect.die },
      ),
    change: (change) =>
      Effect.catchTag(
        settle(() => changeAccountMix(kept, change, offer), change.id),
        'SavedMixesFull',
        Effect.die,
      ),
    remove: (mixId) =>
      Effect.sync(() => {
        kept = removeAccountMix(kept, mixId);
      }),
  };
};

type Failures =
  | InputRefused
  | MixItemsGone
  | MixNameTaken
  | SavedMixesFull
  | MixNotFound
  | MixChanged;

const failureOf = (refusal: MixRefusal, mixId: string): Failures => {
  switch (refusal.because) {
    case 'input':
      return new InputRefused({ problems: refusal.problems });
    case 'gone':
      return new MixItemsGone({ productIds: refusal.productIds });
    case 'name-taken':
      return new MixNameTaken({ name: refusal.name });
    case 'full':
      return new SavedMixesFull({ most: mostSavedMixes });
    case 'unknown':
      return new MixNotFound({ mixId });
    case 'changed':
      return new MixChanged({ current: refusal.current });
  }
};
