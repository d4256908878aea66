import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import {
  type AccountMixes,
  changeAccountMix,
  type MixOffer,
  type MixVerdict,
  saveAccountMix,
} from '#domain/mix/account-mixes.ts';
import { sameContents } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { mixNumber } from '#domain/mix/mix-id.ts';
import { copyName, mixNameKey, mostSavedMixes, type SavedMix } from '#domain/mix/saved-mix.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { flavorIds } from '#test/arbitraries/mix.ts';
import { noMixes, removeAccountMix } from '#test/doubles/mix/account-mixes-model.ts';

const salty = 'CHP-0101' as ProductId;
const sweet = 'POP-0203' as ProductId;
const offer: MixOffer = {
  rules: {
    packSize: 4,
    nonSku: 'ZMYOMP30',
    minDistinct: 1,
    maxPerItem: 3,
    namePattern: 'My Mix {n}',
  },
  mixable: new Set(['CHP-0101', 'POP-0203', 'PRZ-0301', 'NUT-0402']),
};
const box = (a: number, b: number) => [
  { productId: salty, quantity: a },
  { productId: sweet, quantity: b },
];

/** Few names and small boxes, so that they meet often. */
const names = fc.constantFrom('', 'Movie', 'movie ', 'Game night', 'My Mix 1', 'x', 'Noche');
const contents = fc.array(
  fc.record({ productId: flavorIds(), quantity: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 3 },
);
const full = fc.integer({ min: 1, max: 3 }).map((a) => box(a, 4 - a));
const boxes = fc.oneof(full, contents);
const ids = fc.constantFrom('MYOMP-30-1', 'MYOMP-30-2', 'MYOMP-30-3', 'MYOMP-30-9');

type Step = (kept: AccountMixes) => { readonly kept: AccountMixes; readonly verdict?: MixVerdict };
const landed = (kept: AccountMixes, verdict: MixVerdict) => ({
  kept: verdict.is === 'kept' ? verdict.kept : kept,
  verdict,
});
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ name: names, contents: boxes, above: fc.nat({ max: 5 }) }).map(
      (wish): Step =>
        (kept) =>
          landed(kept, saveAccountMix(kept, wish, offer)),
    ),
    fc
      .record(
        { id: ids, name: names, contents: boxes, version: fc.integer({ min: 1, max: 3 }) },
        { requiredKeys: ['id', 'name', 'contents'] },
      )
      .map(
        (change): Step =>
          (kept) =>
            landed(kept, changeAccountMix(kept, change, offer)),
      ),
    ids.map(
      (id): Step =>
        (kept) => ({ kept: removeAccountMix(kept, id) }),
    ),
  ),
  { maxLength: 25 },
);

describe('boxes an account keeps', () => {
  it('[MIX-02] [MIX-03] whatever is done, names and numbers stay unique and every box is full', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let kept = noMixes;
        for (const step of all) {
          ({ kept } = step(kept));
          const keys = kept.mixes.map(({ name }) => mixNameKey(name));
          expect(new Set(keys).size).toBe(keys.length);
          expect(new Set(kept.mixes.map(({ id }) => id)).size).toBe(kept.mixes.length);
          for (const mix of kept.mixes) {
            expect(mixProblem(mix.contents, offer.rules)).toBe(undefined);
            expect([mixNameProblem(mix.name), mix.name === '']).toEqual([undefined, false]);
            expect(mixNumber(mix.id)).toBeLessThanOrEqual(kept.lastNumber);
          }
        }
      }),
    );
  });

  it('[MIX-06] a number is given once, above all of the account and of the cart', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 40 }), (all, above) => {
        let kept = noMixes;
        const given = new Set<number>();
        const note = (before: AccountMixes, mixes: readonly SavedMix[]) => {
          const known = new Set(before.mixes.map(({ id }) => id));
          for (const { id } of mixes) {
            if (known.has(id)) continue;
            const number = mixNumber(id) ?? 0;
            expect(given.has(number)).toBe(false);
            expect(number).toBeGreaterThan(Math.max(0, ...given));
            given.add(number);
          }
        };
        for (const step of all) {
          const before = kept;
          ({ kept } = step(kept));
          note(before, kept.mixes);
        }
        const wish = { name: 'A new one', contents: box(2, 2), above };
        const verdict = saveAccountMix(kept, wish, offer);
        if (verdict.is !== 'kept') return;
        note(kept, verdict.kept.mixes);
        if (verdict.kept !== kept) expect(mixNumber(verdict.mix.id)).toBeGreaterThan(above);
      }),
    );
  });

  it('[MIX-02] [MIX-03] asking again changes nothing, whether for a new box, a change or a removal', () => {
    fc.assert(
      fc.property(
        steps,
        fc.record({ name: names, contents: boxes }),
        ids,
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        (all, wish, id, version) => {
          const start = all.reduce((kept, step) => step(kept).kept, noMixes);
          const made = saveAccountMix(start, wish, offer);
          if (made.is === 'kept') {
            expect(saveAccountMix(made.kept, wish, offer)).toEqual(made);
          }
          const change = { id, ...wish, ...(version !== undefined && { version }) };
          const changed = changeAccountMix(start, change, offer);
          if (changed.is === 'kept') {
            expect(changeAccountMix(changed.kept, change, offer)).toEqual(changed);
          }
          const left = removeAccountMix(start, id);
          expect(removeAccountMix(left, id)).toBe(left);
        },
      ),
    );
  });

  it('[MIX-03] a change made for an older version is refused and shows what there is', () => {
    const made = saveAccountMix(noMixes, { name: 'Movie', contents: box(2, 2) }, offer);
    if (made.is !== 'kept') throw new Error('not kept');
    const { id } = made.mix;
    const first = changeAccountMix(
      made.kept,
      { id, name: '', contents: box(1, 3), version: 1 },
      offer,
    );
    if (first.is !== 'kept') throw new Error('not changed');
    expect(first.mix).toMatchObject({ name: 'Movie', version: 2 });
    const late = { id, name: 'Mine', contents: box(3, 1), version: 1 };
    expect(changeAccountMix(first.kept, late, offer)).toEqual({
      is: 'refused',
      refusal: { because: 'changed', current: first.mix },
    });
    const { version: _, ...whatever } = late;
    expect(changeAccountMix(first.kept, whatever, offer)).toMatchObject({
      is: 'kept',
      mix: { name: 'Mine', version: 3 },
    });
  });

  it('[MIX-08] a box is renamed though an item is gone and the rules moved on; its bags are not', () => {
    const made = saveAccountMix(noMixes, { name: 'Movie', contents: box(2, 2) }, offer);
    if (made.is !== 'kept') throw new Error('not kept');
    const { id, contents: bags } = made.mix;
    const later = { rules: { ...offer.rules, packSize: 9 }, mixable: new Set<string>() };
    expect(changeAccountMix(made.kept, { id, name: 'Film', contents: bags }, later)).toMatchObject({
      is: 'kept',
      mix: { name: 'Film' },
    });
    expect(
      changeAccountMix(made.kept, { id, name: 'Film', contents: box(1, 3) }, later),
    ).toMatchObject({
      is: 'refused',
      refusal: { because: 'input', problems: { mix: { key: 'mix.missing' } } },
    });
    const gone = { ...offer, mixable: new Set(['CHP-0101']) };
    expect(changeAccountMix(made.kept, { id, name: '', contents: box(1, 3) }, gone)).toEqual({
      is: 'refused',
      refusal: { because: 'gone', productIds: [sweet] },
    });
  });

  it('[MIX-02] names are compared without capitals and spaces, and numbered when there is none', () => {
    const one = saveAccountMix(noMixes, { name: ' Movie  night ', contents: box(2, 2) }, offer);
    if (one.is !== 'kept') throw new Error('not kept');
    const again = { name: 'MOVIE NIGHT', contents: box(1, 3) };
    expect(saveAccountMix(one.kept, again, offer)).toMatchObject({
      refusal: { because: 'name-taken', name: 'MOVIE NIGHT' },
    });
    const unnamed = saveAccountMix(one.kept, { name: ' ', contents: box(1, 3) }, offer);
    expect(unnamed).toMatchObject({ mix: { id: 'MYOMP-30-2', name: 'My Mix 2' } });
    const alike = { ...offer, rules: { ...offer.rules, namePattern: 'Mix' } };
    const first = saveAccountMix(noMixes, { name: '', contents: box(1, 3) }, alike);
    if (first.is !== 'kept') throw new Error('not kept');
    expect(saveAccountMix(first.kept, { name: '', contents: box(2, 2) }, alike)).toMatchObject({
      mix: { name: 'Mix 2' },
    });
  });

  it('[MIX-02] an account keeps fifty boxes and no more', () => {
    let kept = noMixes;
    for (let number = 1; number <= mostSavedMixes; number += 1) {
      const verdict = saveAccountMix(kept, { name: `Box ${number}`, contents: box(2, 2) }, offer);
      if (verdict.is === 'kept') ({ kept } = verdict);
    }
    expect(kept.mixes).toHaveLength(50);
    expect(saveAccountMix(kept, { name: 'One more', contents: box(2, 2) }, offer)).toEqual({
      is: 'refused',
      refusal: { because: 'full' },
    });
  });

  it('[MIX-03] a copy has a free name of at most thirty characters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Movie night', 'Movie night 2', `${'Ñ'.repeat(29)}x`, 'A 100', 'x'),
        fc.nat({ max: 12 }),
        (name, copies) => {
          const taken: string[] = [name];
          for (let copy = 0; copy <= copies; copy += 1) {
            const next = copyName(name, taken, 30);
            expect(taken.map(mixNameKey)).not.toContain(mixNameKey(next));
            expect(mixNameProblem(next)).toBe(undefined);
            taken.push(next);
          }
        },
      ),
    );
    expect(copyName('Movie night 2', ['Movie night 2'], 30)).toBe('Movie night 3');
  });

  it('[MIX-03] a name that differs in nothing but a number at its end is counted on from', () => {
    expect(copyName('Night 12', ['Night 12'], 30)).toBe('Night 2');
    expect(copyName('Route 66 trip', ['Route 66 trip'], 30)).toBe('Route 66 trip 2');
    expect(copyName(`${'a'.repeat(27)} b`, [], 30)).toBe(`${'a'.repeat(27)} 2`);
    expect(mixNameKey('  Movie \t NIGHT ')).toBe('movie night');
  });

  it('[MIX-03] changing or removing a box leaves every other one alone', () => {
    const kept = [box(1, 3), box(2, 2), box(3, 1)].reduce<AccountMixes>((before, bags, place) => {
      const verdict = saveAccountMix(before, { name: `Box ${place}`, contents: bags }, offer);
      return verdict.is === 'kept' ? verdict.kept : before;
    }, noMixes);
    const [first, second, third] = kept.mixes;
    if (second === undefined) throw new Error('not kept');
    const renamed = { id: second.id, name: 'BOX 1', contents: second.contents };
    expect(changeAccountMix(kept, renamed, offer)).toMatchObject({
      kept: { mixes: [first, { ...second, name: 'BOX 1', version: 2 }, third], lastNumber: 3 },
    });
    expect(changeAccountMix(kept, { ...renamed, name: 'box 2' }, offer)).toEqual({
      is: 'refused',
      refusal: { because: 'name-taken', name: 'box 2' },
    });
    expect(changeAccountMix(kept, { ...renamed, id: 'MYOMP-30-8' }, offer)).toEqual({
      is: 'refused',
      refusal: { because: 'unknown' },
    });
    expect(removeAccountMix(kept, second.id)).toEqual({ mixes: [first, third], lastNumber: 3 });
    expect(removeAccountMix(kept, 'MYOMP-30-8')).toBe(kept);
  });

  it('[MIX-02] says what is wrong with the box and with its name, each by itself', () => {
    const long = 'x'.repeat(31);
    const refusedFor = (verdict: MixVerdict) => {
      if (verdict.is === 'kept' || verdict.refusal.because !== 'input') throw new Error('kept');
      return Object.entries(verdict.refusal.problems).map(([field, said]) => [field, said?.key]);
    };
    const asked = (name: string, contents: ReturnType<typeof box>) =>
      refusedFor(saveAccountMix(noMixes, { name, contents }, offer));
    expect(asked(long, box(2, 2))).toEqual([['mixName', mixNameProblem(long)?.key]]);
    expect(asked('Movie', box(1, 1))).toEqual([['mix', 'mix.missing']]);
    expect(asked(long, box(1, 1)).map(([field]) => field)).toEqual(['mix', 'mixName']);
    const made = saveAccountMix(noMixes, { name: 'Movie', contents: box(2, 2) }, offer);
    if (made.is !== 'kept') throw new Error('not kept');
    const change = { id: made.mix.id, name: long, contents: made.mix.contents };
    expect(refusedFor(changeAccountMix(made.kept, change, offer))).toEqual([
      ['mixName', mixNameProblem(long)?.key],
    ]);
  });

  it('[MIX-06] a number too high to count on from uses up no other number', () => {
    const above = Number.MAX_SAFE_INTEGER;
    const made = saveAccountMix(noMixes, { name: 'Movie', contents: box(2, 2), above }, offer);
    expect(made).toMatchObject({ mix: { id: 'MYOMP-30-9007199254740992' } });
    expect(made.is === 'kept' && made.kept.lastNumber).toBe(1);
  });

  it('[MIX-03] equal bags are one box, in whatever order they were packed', () => {
    const made = saveAccountMix(noMixes, { name: '', contents: box(2, 2) }, offer);
    if (made.is !== 'kept') throw new Error('not kept');
    const turned = saveAccountMix(made.kept, { name: '', contents: box(2, 2).reverse() }, offer);
    expect(turned).toMatchObject({ is: 'kept', mix: { id: made.mix.id } });
    expect(sameContents(made.mix.contents, box(2, 2))).toBe(true);
  });
});
