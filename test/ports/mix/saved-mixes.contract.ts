import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

interface OpenSavedMixes {
  readonly mixes: SavedMixes;
  readonly accountId: string;
  /** Two products that go into boxes of four, at most three of each. */
  readonly flavors: readonly [ProductId, ProductId];
}

const { runPromise } = Effect;

/** What keeping boxes promises, wherever they are kept; every adapter's test calls this. */
export const savedMixesContract = (
  adapter: string,
  open: () => OpenSavedMixes | Promise<OpenSavedMixes>,
): void => {
  describe(`${adapter} keeps the contract of saved mixes:`, () => {
    const opened = async () => {
      const { mixes, accountId, flavors } = await open();
      const box = (first: number, second = 4 - first): readonly MixedProduct[] => [
        { productId: flavors[0], quantity: first },
        { productId: flavors[1], quantity: second },
      ];
      const create = (name: string, contents = box(2), above = 0) =>
        runPromise(mixes.create(accountId, { name, contents, nonSku: 'ZMYOMP30', above }));
      return { mixes, accountId, box, create };
    };

    it('[MIX-02] [MIX-03] a box is created, listed, read, changed and removed', async () => {
      const { mixes, accountId, box, create } = await opened();
      expect(await runPromise(mixes.list(accountId))).toEqual([]);
      const made = await create('Movie night', box(2), 6);
      expect(made).toEqual({
        id: 'MYOMP-30-7',
        name: 'Movie night',
        contents: box(2),
        nonSku: 'ZMYOMP30',
        version: 1,
      });
      const second = await create('');
      expect(second).toEqual(made);
      const other = await create('', box(1));
      expect([other.id, other.name]).toEqual(['MYOMP-30-8', 'My Mix 8']);
      expect(await runPromise(mixes.list(accountId))).toEqual([made, other]);
      expect(await runPromise(mixes.read(made.id))).toEqual(made);
      const change = { id: made.id, name: 'Film', contents: box(3), version: 1 };
      const changed = await runPromise(mixes.change(change));
      expect(changed).toEqual({ ...made, name: 'Film', contents: box(3), version: 2 });
      expect(await runPromise(mixes.change(change))).toEqual(changed);
      await runPromise(mixes.remove(made.id));
      await runPromise(mixes.remove(made.id));
      expect(await runPromise(mixes.list(accountId))).toEqual([other]);
      expect((await create('Another', box(3))).id).toBe('MYOMP-30-9');
    });

    it('[MIX-03] what is not there, or changed meanwhile, is told and nothing is written', async () => {
      const { mixes, accountId, box, create } = await opened();
      const unknown = { id: 'MYOMP-30-99', name: 'Film', contents: box(3) };
      expect(await failureOf(mixes.read(unknown.id))).toMatchObject({
        _tag: 'MixNotFound',
        mixId: unknown.id,
      });
      expect(await failureOf(mixes.change(unknown))).toMatchObject({ _tag: 'MixNotFound' });
      const made = await create('Movie night');
      const current = await runPromise(mixes.change({ ...made, name: 'Film' }));
      const late = { ...made, name: 'Mine', contents: box(1) };
      expect(await failureOf(mixes.change(late))).toMatchObject({ _tag: 'MixChanged', current });
      expect(await runPromise(mixes.list(accountId))).toEqual([current]);
    });

    it('[MIX-02] a name is given once and only full boxes of what is sold are kept', async () => {
      const { mixes, accountId, box, create } = await opened();
      const made = await create('Movie night');
      const nonSku = 'ZMYOMP30';
      const again = { name: ' MOVIE night', contents: box(1), nonSku };
      expect(await failureOf(mixes.create(accountId, again))).toMatchObject({
        _tag: 'MixNameTaken',
      });
      for (const contents of [box(2, 1), box(3, 2), box(4), []]) {
        const failure = await failureOf(mixes.create(accountId, { name: '', contents, nonSku }));
        expect(['InputRefused', 'RequestRefused']).toContain(failure._tag);
      }
      const strange = [...box(2, 1), { productId: 'ZZZ-9999' as ProductId, quantity: 1 }];
      const created = mixes.create(accountId, { name: '', contents: strange, nonSku });
      expect(await failureOf(created)).toMatchObject({
        _tag: 'MixItemsGone',
        productIds: ['ZZZ-9999'],
      });
      expect(await runPromise(mixes.list(accountId))).toEqual([made]);
    });

    it('[MIX-02] an account keeps fifty boxes', async () => {
      const { mixes, accountId, box, create } = await opened();
      for (let number = 1; number <= 50; number += 1) await create(`Box ${number}`);
      const more = { name: 'One more', contents: box(1), nonSku: 'ZMYOMP30' };
      expect(await failureOf(mixes.create(accountId, more))).toMatchObject({
        _tag: 'SavedMixesFull',
        most: 50,
      });
    });
  });
};
