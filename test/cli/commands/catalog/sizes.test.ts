import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

describe('crunch cart add in sizes', () => {
  it('[CART-11] asks for a size, takes the one named, and shows it on the line', async () => {
    const { run, say } = terminal();
    const asked = await run('cart', 'add', 'MRC-0001');
    expect(asked).toMatchObject({
      code: 2,
      error: { message: 'Choose a size with --size: S, M, L, XL (sold out), XXL.', field: 'size' },
    });
    const unknown = await run('cart', 'add', 'MRC-0001', '--size', 'huge');
    expect(unknown).toMatchObject({ code: 2, error: { field: 'size' } });
    const { code, data } = await run('cart', 'add', 'MRC-0001', '--size', 'm');
    expect(code).toBe(0);
    expect(data.cart).toMatchObject([{ productId: 'MRC-0001-M', size: 'M', quantity: 1 }]);
    expect(await run('cart', 'add', 'MRC-0001', '--size', 'XL')).toMatchObject({
      code: 1,
      error: { code: 'ProductUnavailable' },
    });
    expect((await say('cart', 'show')).stdout).toMatch(/MRC-0001-M +Crunchcart Tee +M +1/);
    expect((await say('product', 'show', 'MRC-0001')).stdout).toMatch(
      /Sizes +S \(MRC-0001-S\).*XL \(MRC-0001-XL, sold out\)/,
    );
    expect((await say('cart', 'add', 'MRC-0001', '--lang', 'es')).stderr).toContain(
      'Elige una talla con --size',
    );
  });

  it('[PDP-04] what is sold ahead is not in stock', async () => {
    const early = seedCatalog().products.find(
      ({ preOrder, stock }) => preOrder !== undefined && (stock['100'] ?? 0) > 0,
    );
    const { say } = terminal();
    const shown = await say('product', 'show', String(early?.productId));
    expect(shown.stdout).toMatch(new RegExp(`Stock +${early?.preOrder?.text.en}`));
    const list = await say('product', 'list', '--availability', 'pre-order');
    expect(list.stdout).toMatch(new RegExp(`${early?.productId} .*pre-order`));
  });
});
