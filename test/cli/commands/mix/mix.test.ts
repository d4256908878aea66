import { describe, expect, it } from 'vitest';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

interface Item {
  readonly productId: string;
  readonly quantity: number;
}

/** Two products that go into boxes, found as a shopper would: by letting the shop fill one. */
const twoFlavors = async (): Promise<readonly [string, string]> => {
  const { data } = await terminal().run('mix', 'surprise', '--seed', '7');
  const items = (data as { multipackCartItems: Item[] }).multipackCartItems;
  const [first, second] = items.map(({ productId }) => productId);
  if (first === undefined || second === undefined) throw new Error('the shop fills no box');
  return [first, second];
};

describe('crunch mix', () => {
  it('[MIX-01] [MIX-06] [CLI-01] fills a box, puts it into the cart and changes it there', async () => {
    const [salty, sweet] = await twoFlavors();
    const { run } = terminal();
    const begun = await run('mix', 'new', '--name', 'Game night', '--item', `${salty}=18`);
    expect(begun.data).toMatchObject({ bagsToGo: 12, name: 'Game night', price: 26.75 });
    const early = await run('mix', 'add-to-cart');
    expect(early.code).not.toBe(0);
    expect(early.error.message).toContain('Add 12 more to fill the box');

    await run(
      'mix',
      'new',
      '--name',
      'Game night',
      '--item',
      `${salty}=18`,
      '--item',
      `${sweet}=12`,
    );
    const added = await run('mix', 'add-to-cart');
    expect(added.data).toMatchObject({
      cartCount: 1,
      cart: [
        {
          id: 'MYOMP-30-1',
          title: 'Game night',
          multipack: true,
          zNonSku: 'ZMYOMP30',
          currentPrice: 26.75,
          multipackList: [
            { productId: salty, quantity: 18 },
            { productId: sweet, quantity: 12 },
          ],
        },
      ],
    });
    expect((await run('mix', 'show')).data).toMatchObject({ bagsToGo: 30 });
    const edited = await run('mix', 'edit', 'MYOMP-30-1');
    expect(edited.data).toMatchObject({ editing: 'MYOMP-30-1', bagsToGo: 0 });
    expect((await run('mix', 'add-to-cart')).data).toMatchObject({ cartCount: 1 });
  });

  it('[MIX-05] refuses what does not fit and what is no item, and keeps the table as it was', async () => {
    const [salty] = await twoFlavors();
    const { run } = terminal();
    await run('mix', 'new', '--item', `${salty}=3`);
    expect((await run('mix', 'new', '--item', `${salty}=31`)).code).not.toBe(0);
    expect((await run('mix', 'new', '--item', 'nonsense')).code).not.toBe(0);
    expect((await run('mix', 'show')).data).toMatchObject({ bagsToGo: 27 });
  });

  it('[MIX-02] [MIX-03] [MIX-09] [CLI-01] creates, lists, updates, orders and deletes saved mixes', async () => {
    const [salty, sweet] = await twoFlavors();
    const { run } = terminal({ CRUNCH_PASSWORD: peoplePassword });
    const box = ['--item', `${salty}=18`, '--item', `${sweet}=12`];
    expect(await run('mix', 'create', ...box)).toMatchObject({
      code: 4,
      error: { code: 'NotSignedIn' },
    });
    await run('auth', 'login', '--user', 'sara@people.example');
    const made = await run('mix', 'create', '--name', 'Game night', ...box);
    expect(made.data).toEqual({
      mixpackId: 'MYOMP-30-1',
      name: 'Game night',
      multipackList: [
        { productId: salty, quantity: 18 },
        { productId: sweet, quantity: 12 },
      ],
      zNonSku: 'ZMYOMP30',
      version: 1,
    });
    expect(await run('mix', 'create', '--item', `${salty}=3`)).toMatchObject({
      error: { code: 'InputRefused' },
    });
    const renamed = await run('mix', 'update', 'MYOMP-30-1', '--name', 'Movie night');
    expect(renamed.data).toMatchObject({ name: 'Movie night', version: 2 });
    const repacked = await run('mix', 'update', 'MYOMP-30-1', '--item', `${salty}=30`);
    expect(repacked.data).toMatchObject({
      name: 'Movie night',
      multipackList: [{ productId: salty, quantity: 30 }],
      version: 3,
    });
    expect((await run('mix', 'copy', 'MYOMP-30-1')).data).toMatchObject({
      mixpackId: 'MYOMP-30-2',
      name: 'Movie night 2',
    });
    const list = await run('mix', 'list');
    expect(list.data).toMatchObject({
      packCount: 2,
      mixes: [
        { mixpackId: 'MYOMP-30-2', price: 26.75, available: true, replaceMixItems: [] },
        { mixpackId: 'MYOMP-30-1', name: 'Movie night', version: 3 },
      ],
    });
    const cart = await run('mix', 'add-to-cart', 'MYOMP-30-2');
    expect(cart.data).toMatchObject({ cart: [{ id: 'MYOMP-30-3', title: 'Movie night 2' }] });

    const opened = await run('mix', 'edit', 'MYOMP-30-2');
    expect(opened.data).toMatchObject({ mixpackId: 'MYOMP-30-2', bagsToGo: 0 });
    const saved = await run('mix', 'save', '--name', 'Encore');
    expect(saved.data).toMatchObject({ mixpackId: 'MYOMP-30-2', name: 'Encore', version: 2 });
    expect((await run('mix', 'share', 'MYOMP-30-2')).data.link).toMatch(`?mix=${salty}.30`);
    expect((await run('mix', 'delete', 'MYOMP-30-2')).data).toMatchObject({ deleted: true });
    expect((await run('mix', 'delete', 'MYOMP-30-2')).code).toBe(0);
    expect(await run('mix', 'show', 'MYOMP-30-2')).toMatchObject({
      error: { code: 'MixNotFound' },
    });
    expect((await run('mix', 'show', 'MYOMP-30-1', '--lang', 'es')).data).toMatchObject({
      name: 'Movie night',
    });
  });
});
