import { afterAll, describe, expect, it } from 'vitest';
import { chips, classicMix, contractCart, movieNight } from '#test/cli/commands/cart/carts.ts';
import { crunch, crunchBatch, crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

const merge = (current: unknown, saved: unknown, ...flags: string[]) =>
  crunchJson([
    'cart',
    'merge',
    '--current',
    scratch.file('current.json', current),
    '--saved',
    scratch.file('saved.json', saved),
    ...flags,
  ]);

describe('crunch cart merge', () => {
  it('[MERGE-13] says from and to where the id of a line was taken', async () => {
    // Two bundles that hold different things under one id stay two lines.
    const box = (quantity: number) => ({
      ...{ productId: 'BOX-0001', id: 'BOX-0001', quantity: 1, currentPrice: 20 },
      ...{ bundleId: 'BOX-0001', virtualSku: 'VBOX', title: 'A box' },
      products: [{ productId: 'CHP-0101', quantity }],
    });
    const { code, data } = await merge([box(1)], [box(2)]);
    expect(code).toBe(0);
    expect(data.receipt[1]).toMatchObject({
      what: 'added',
      line: 'BOX-0001~2',
      from: 'BOX-0001',
      to: 'BOX-0001~2',
    });
  });

  it('[MERGE-13] merges two carts from files and says what became of every line', async () => {
    const otherMix = {
      ...movieNight,
      multipackList: [{ productId: 'POP-0203', quantity: 30 }],
    };
    const popcorn = { productId: 'POP-0203', quantity: 1, price: 2.5 };
    const gone = { productId: 'PRZ-0001', quantity: 0 };
    const answer = await merge(contractCart, [
      { ...chips, quantity: 3, currentPrice: 9.99 },
      otherMix,
      popcorn,
      gone,
      { ...classicMix, quantity: 2 },
    ]);
    expect(answer.code).toBe(0);
    expect(answer.data.cart).toEqual([
      { ...chips, quantity: 5 },
      movieNight,
      { ...classicMix, quantity: 3 },
      { ...otherMix, id: 'MYOMP-30-2', productId: 'MYOMP-30-2' },
      { productId: 'POP-0203', quantity: 1, currentPrice: 2.5, id: 'POP-0203' },
    ]);
    expect(answer.data.receipt).toEqual([
      { line: 'CHP-0101', what: 'kept', quantity: 2 },
      { line: 'MYOMP-30-1', what: 'kept', quantity: 1 },
      { line: 'VP-0007', what: 'kept', quantity: 1 },
      { line: 'CHP-0101', what: 'joined', quantity: 3 },
      {
        line: 'MYOMP-30-2',
        what: 'renumbered',
        quantity: 1,
        from: 'MYOMP-30-1',
        to: 'MYOMP-30-2',
      },
      { line: 'POP-0203', what: 'added', quantity: 1 },
      { line: 'PRZ-0001', what: 'dropped', quantity: 0 },
      { line: 'VP-0007', what: 'joined', quantity: 2 },
    ]);
  });

  it('[MERGE-13] explains every line in sentences, in both languages', async () => {
    const saved = [
      { ...chips, quantity: 3 },
      { ...movieNight, multipackList: [{ productId: 'POP-0203', quantity: 30 }] },
      { productId: 'PRZ-0001', quantity: 0 },
    ];
    const { data } = await merge([chips, movieNight], saved, '--explain');
    expect(data.explained).toEqual([
      '2 × Sea Salt Chips: already in the cart; kept.',
      '1 × Movie night: already in the cart; kept.',
      '3 × Sea Salt Chips: from the saved cart; added to the line that has it already, now 5.',
      '1 × Movie night: from the saved cart; another mix had its id, so it is MYOMP-30-2 now, not MYOMP-30-1.',
      'PRZ-0001: was empty; left out.',
    ]);
    const es = await merge([chips], [chips], '--explain', '--lang', 'es');
    expect(es.data.explained[1]).toBe(
      '2 × Sea Salt Chips: del carrito guardado; se suma a la línea que ya lo tiene, ahora 4.',
    );
  });

  it('[MERGE-05] numbers above the taken ids of the flag', async () => {
    const other = { ...movieNight, multipackList: [{ productId: 'POP-0203', quantity: 30 }] };
    const answer = await merge([], [other], '--taken-mix-ids', 'MYOMP-30-7, MYOMP-30-x');
    expect(answer.data.cart[0].id).toBe('MYOMP-30-8');
  });

  it('[MERGE-13] answers a batch as it answers single runs', async () => {
    const lines = [
      { current: [chips], saved: [chips] },
      { current: [], saved: [movieNight], takenMixIds: ['MYOMP-30-4'] },
      { current: contractCart, saved: contractCart },
    ];
    const answers = await crunchBatch(['cart', 'merge'], lines);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(answers[0]?.data.cart).toEqual([{ ...chips, quantity: 4 }]);
    expect(answers[1]?.data.cart[0].id).toBe('MYOMP-30-5');
    const single = await merge(contractCart, contractCart);
    expect(answers[2]?.data).toEqual(single.data);
  });

  it.each([
    ['a negative quantity', [{ ...chips, quantity: -1 }], 'current[0].quantity'],
    ['half a bag', [{ ...chips, quantity: 1.5 }], 'current[0].quantity'],
    ['a quantity in words', [{ ...chips, quantity: 'two' }], 'current[0].quantity'],
    ['a price in words', [{ ...chips, currentPrice: 'cheap' }], 'current[0].currentPrice'],
    ['a line without a product', [{ quantity: 1 }], 'current[0].productId'],
    ['a cart that is no list', { lines: [] }, 'current'],
    ['a mix without its items', [{ ...movieNight, multipackList: undefined }], 'current[0]'],
  ])('[CLI-04] refuses %s', async (_name, current, field) => {
    const answer = await merge(current, []);
    expect(answer).toMatchObject({ code: 2, ok: false, error: { code: 'InputRefused', field } });
  });

  it('[CLI-04] refuses a file that is missing or no JSON', async () => {
    const good = scratch.file('good.json', []);
    const bad = scratch.file('bad.json', '[{');
    const args = (current: string) => ['cart', 'merge', '--current', current, '--saved', good];
    expect(await crunchJson(args('/nowhere.json'))).toMatchObject({
      code: 2,
      error: { code: 'FileUnreadable' },
    });
    expect(await crunchJson(args(bad))).toMatchObject({
      code: 2,
      error: { code: 'InputRefused', field: 'current' },
    });
    expect(await crunchJson(['cart', 'merge', '--current', good])).toMatchObject({
      code: 2,
      error: { code: 'BadUsage', field: 'saved' },
    });
  });

  it('reads one of the carts from standard input', async () => {
    const saved = scratch.file('saved-2.json', [chips]);
    const answer = await crunchJson(['cart', 'merge', '--current', '-', '--saved', saved], {
      stdin: `\u{feff}${JSON.stringify([chips])}`,
    });
    expect(answer.data.cart[0].quantity).toBe(4);
  });

  it('keeps sums beyond what a line may hold, and lines without a price', async () => {
    const many = { ...chips, quantity: 1_000_000, currentPrice: undefined };
    const answer = await merge([many], [many]);
    expect(answer.data.cart).toEqual([
      { productId: 'CHP-0101', quantity: 2_000_000, id: 'CHP-0101', title: 'Sea Salt Chips' },
    ]);
  });

  it('shows people a table in their language', async () => {
    const current = scratch.file('current-3.json', [chips]);
    const { stdout, code } = await crunch([
      'cart',
      'merge',
      '--current',
      current,
      '--saved',
      current,
      '--lang',
      'es',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('conservada');
    expect(stdout).toContain('$13.96');
    expect(stdout).not.toContain('\u{1b}[');
  });
});
