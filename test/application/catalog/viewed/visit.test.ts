import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredViewedProducts } from '#adapters/slices/stored-viewed-products.ts';
import { makeForgetViewed } from '#application/catalog/viewed/forget-viewed.ts';
import { makeNoteViewed } from '#application/catalog/viewed/note-viewed.ts';
import { makeShowViewed } from '#application/catalog/viewed/show-viewed.ts';
import { makeNotifyWhenBack } from '#application/notice/notify-when-back.ts';
import { makeCheckZip } from '#application/shipping/check-zip.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const run = Effect.runPromise;

const visit = (values = new Map<StorageKey, string>()) => {
  const asked: (readonly ProductId[])[] = [];
  const viewed = makeStoredViewedProducts(makeMemoryKeyValueStorage(values));
  const cards: ProductCards = {
    find: (ids) =>
      Effect.sync(() => {
        asked.push(ids);
        return ids.flatMap((id) => [chips, popcorn].filter(({ productId }) => productId === id));
      }),
  };
  return {
    asked,
    values,
    note: makeNoteViewed(viewed),
    show: makeShowViewed(viewed, cards),
    forget: makeForgetViewed(viewed),
  };
};

describe('products looked at', () => {
  it('[BROWSE-13] are kept on the device, newest first, without the one at hand', async () => {
    const first = visit();
    await run(first.note(chips.productId));
    await run(first.note(popcorn.productId));
    await run(first.note(chips.productId));
    const later = visit(first.values);
    expect((await run(later.show())).map(({ productId }) => productId)).toEqual([
      chips.productId,
      popcorn.productId,
    ]);
    expect(await run(later.show(chips.productId))).toEqual([popcorn]);
    expect([...first.values.keys()]).toEqual(['crunchcart:v1:recent']);
  });

  it('asks the shop for nothing when there is nothing to show, and forgets', async () => {
    const { asked, note, show, forget } = visit();
    expect(await run(show())).toEqual([]);
    await run(note(chips.productId));
    expect(await run(show(chips.productId))).toEqual([]);
    await run(forget());
    expect(await run(show())).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('set a record aside that nobody can read', async () => {
    const { values, note, show } = visit(new Map([['crunchcart:v1:recent', '{"version":9}']]));
    await run(note(chips.productId));
    expect(await run(show())).toEqual([chips]);
    expect(values.get('crunchcart:v1:recent:set-aside')).toBe('{"version":9}');
  });
});

describe('asking for what is gone', () => {
  it('[NOTIFYME-02] refuses an empty and a malformed e-mail before the shop hears of it', async () => {
    const heard: string[] = [];
    const notify = makeNotifyWhenBack({
      ask: (productId, email) => Effect.sync(() => void heard.push(`${productId} ${email}`)),
    });
    for (const [email, key] of [
      ['', 'required.email'],
      ['  ', 'required.email'],
      ['ada@', 'email.format'],
    ] as const) {
      expect(await failureOf(notify(chips.productId, email, false))).toMatchObject({
        _tag: 'InputRefused',
        problems: { email: { key } },
      });
    }
    const unusual = 'ada@example.museum';
    expect(await failureOf(notify(chips.productId, ` ${unusual} `, false))).toMatchObject({
      _tag: 'EmailDoubted',
      email: unusual,
    });
    await run(notify(chips.productId, ' ada@example.com ', false));
    await run(notify(chips.productId, unusual, true));
    expect(heard).toEqual([`${chips.productId} ada@example.com`, `${chips.productId} ${unusual}`]);
  });
});

describe('whether a product goes to the zip', () => {
  it('is unknown without a zip, and else what the shop says', async () => {
    const reaches = (zipcode: string) => Effect.succeed(zipcode !== '85001');
    const at = (zipCode?: string) =>
      makeCheckZip(
        { reaches },
        makeMemoryShopperMemory({ language: 'en-us', ...(zipCode !== undefined && { zipCode }) }),
      )(chips.productId);
    expect(await run(at())).toBeUndefined();
    expect(await run(at('75024'))).toEqual({ zipCode: '75024', reaches: true });
    expect(await run(at('85001'))).toEqual({ zipCode: '85001', reaches: false });
  });

  it('fails as the call fails', async () => {
    const failure = new ShopUnreachable({ why: 'offline' });
    const memory = makeMemoryShopperMemory({ language: 'en-us', zipCode: '75024' });
    const check = makeCheckZip({ reaches: () => Effect.fail(failure) }, memory);
    expect(await failureOf(check(chips.productId))).toBe(failure);
  });
});
