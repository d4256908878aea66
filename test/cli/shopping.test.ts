import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crunchJson, filesUnder } from '#test/cli/crunch.ts';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

/** A shopper is a terminal with a state folder of its own. */
const { scratch, shop, terminal: shopper } = shopWithTerminals();

describe('browsing', () => {
  it('[CLI-01] lists products as the contract says', async () => {
    const { run } = shopper();
    const { code, data } = await run('product', 'list', '--type', 'chips');
    expect(code).toBe(0);
    expect(data).toMatchObject({ page: 1, pageSize: 36 });
    expect(data.totalProduct).toBeGreaterThan(0);
    expect(data.list[0]).toMatchObject({
      productId: expect.any(String),
      title: expect.any(String),
      brand: expect.any(String),
      price: expect.any(Number),
      size: expect.any(String),
      available: expect.any(Boolean),
    });
    for (const { type } of data.list) expect(type).toMatch(/^chips/);
  });

  it('[BROWSE-01] [BROWSE-02] narrows by every filter, and says which bands there are', async () => {
    const { run, say } = shopper();
    const { data } = await run(
      ...['product', 'list', '--type', 'chips', '--brand', 'mazoro', '--price', '3-5'],
      ...['--availability', 'in-stock'],
    );
    const { list, totalProduct } = data as {
      list: { brandId: string; type: string; price: number; available: boolean }[];
      totalProduct: number;
    };
    expect(totalProduct).toBe(list.length);
    expect(totalProduct).toBeGreaterThan(0);
    for (const product of list) {
      expect(product).toMatchObject({ brandId: 'mazoro', available: true });
      expect(product.type).toMatch(/^chips/);
      expect(product.price).toBeGreaterThanOrEqual(3);
      expect(product.price).toBeLessThan(5);
    }
    const refused = await say('product', 'list', '--price', 'cheap');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('0-3, 3-5');
  });

  it('sorts and pages', async () => {
    const { run } = shopper();
    const first = await run('product', 'list', '--sort', 'price-low');
    const second = await run('product', 'list', '--sort', 'price-low', '--page', '2');
    const prices = [...first.data.list, ...second.data.list].map(({ price }) => price);
    expect(prices).toHaveLength(72);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('[SEARCH-01] suggests what the search box would, slips forgiven', async () => {
    const { run, say } = shopper();
    const { code, data } = await run('search', 'jalapno', '--suggest');
    expect(code).toBe(0);
    expect(data).toMatchObject({ text: 'jalapno', correctedText: 'jalapeño' });
    expect(data.products.length).toBeGreaterThan(0);
    expect(data.products.length).toBeLessThanOrEqual(8);
    for (const { title, price } of data.products) {
      expect(title).toMatch(/jalapeño/i);
      expect(price).toBeTypeOf('number');
    }
    expect((await run('search', 'j', '--suggest')).data.products).toEqual([]);
    expect((await say('search', 'jalapno', '--suggest', '--lang', 'es')).stdout).toContain(
      'Lo más parecido: «jalapeño»',
    );
  });

  it('[SEARCH-04] tells what it looked for instead, and what finds something', async () => {
    const { run, say } = shopper();
    expect((await run('search', 'tortila', 'chps')).data.correctedText).toBe('tortilla chips');
    expect((await run('search', 'pretzel', 'popcorn')).data).toMatchObject({
      list: [],
      knownWords: ['pretzel', 'popcorn'],
    });
    expect((await say('search', 'pretzel', 'popcorn')).stdout).toContain('pretzel, popcorn');
  });

  it('searches, shows one product, and speaks Spanish', async () => {
    const { run, say } = shopper();
    const found = await run('search', 'popcorn');
    expect(found.data.totalProduct).toBeGreaterThan(0);
    const id = found.data.list[0].productId;
    const english = await run('product', 'show', id);
    const spanish = await run('product', 'show', id, '--lang', 'es');
    expect(english.data.productId).toBe(id);
    expect(spanish.data.description).not.toBe(english.data.description);
    expect((await say('product', 'show', id, '--lang', 'es')).stdout).toContain('Ingredientes');
  });

  it('[CLI-04] refuses a product that is not there', async () => {
    const { run } = shopper();
    expect(await run('product', 'show', 'NOPE-1')).toMatchObject({
      code: 1,
      error: { code: 'ProductNotFound' },
    });
  });

  it('starts a session and reads the configuration', async () => {
    const { run } = shopper();
    expect((await run('handshake')).data.handshakeId).toMatch(/\S/);
    expect((await run('config')).data.freeShippingThreshold).toBe('15');
  });
});

describe('the cart of a state folder', () => {
  it('[CLI-05] is shared by commands and kept under the keys of the browser', async () => {
    const { state, spawned } = shopper();
    const { run } = spawned;
    await run('cart', 'add', 'CHP-0101', '--quantity', '2');
    await run('cart', 'add', 'CHP-0101');
    const { data } = await run('cart', 'show');
    expect(data.cart).toMatchObject([{ productId: 'CHP-0101', quantity: 3 }]);
    expect(data.cartCount).toBe(3);
    expect(readdirSync(join(state, 'local'))).toContain('crunchcart:v1:cart');
    expect(readdirSync(join(state, 'session'))).toContain('sessionId');
    for (const file of filesUnder(state)) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('changes, removes and clears lines', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    await run('cart', 'add', 'VP-0007');
    expect((await run('cart', 'update', 'CHP-0101', '--quantity', '5')).data.cartCount).toBe(6);
    expect((await run('cart', 'update', 'CHP-0101', '--quantity', '0')).data.cartCount).toBe(1);
    expect((await run('cart', 'remove', 'VP-0007')).data.cart).toEqual([]);
    await run('cart', 'add', 'CHP-0101');
    expect((await run('cart', 'clear')).data.cartCount).toBe(0);
    expect(await run('cart', 'remove', 'CHP-0101')).toMatchObject({
      code: 1,
      error: { code: 'LineNotFound' },
    });
  });

  it('[CLI-05] loses nothing when commands run at the same time', async () => {
    const { run } = shopper().spawned;
    await run('handshake');
    const added = await Promise.all(
      Array.from({ length: 6 }, () => run('cart', 'add', 'CHP-0101')),
    );
    expect(added.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await run('cart', 'show')).data.cartCount).toBe(6);
  });

  it('is apart from the carts of other profiles', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101', '--profile', 'ada');
    expect((await run('cart', 'show', '--profile', 'ada')).data.cartCount).toBe(1);
    expect((await run('cart', 'show', '--profile', 'bob')).data.cartCount).toBe(0);
    expect((await run('cart', 'show')).data.cartCount).toBe(0);
  });

  it('says that a broken record is set aside, does nothing then, and goes on after it', async () => {
    const { run, state } = shopper();
    await run('cart', 'add', 'CHP-0101');
    writeFileSync(join(state, 'local', 'crunchcart:v1:cart'), '{"version":1,"value":{"li');
    const told = await run('cart', 'show');
    expect([told.code, told.error.code]).toEqual([2, 'StateUnreadable']);
    expect(told.error.message).toContain(join(state, 'local', 'crunchcart:v1:cart:set-aside'));
    expect((await run('cart', 'show')).data.cart).toEqual([]);
    expect((await run('cart', 'add', 'CHP-0101')).data.cartCount).toBe(1);
    // What is no text at all is set aside by its file, and nothing is added to an empty cart.
    writeFileSync(join(state, 'local', 'crunchcart:v1:cart'), Buffer.from([0xff, 0xfe]));
    expect(await run('cart', 'add', 'CHP-0101')).toMatchObject({
      code: 2,
      error: { code: 'StateUnreadable' },
    });
    expect((await run('cart', 'show')).data.cartCount).toBe(0);
    expect(readFileSync(join(state, 'local', 'crunchcart:v1:cart:set-aside'), 'utf8')).toContain(
      '{"li',
    );
  });

  it('says so when it cannot be kept', async () => {
    const file = scratch.file('no-folder', '');
    const { run } = shopper();
    expect(await run('cart', 'clear', '--state', file)).toMatchObject({
      code: 2,
      error: { code: 'StateUnusable' },
    });
  });

  it('says so before anything else when it cannot be made', async () => {
    const { run } = shopper();
    const { code, error } = await run('cart', 'add', 'CHP-0101', '--state', '/proc/no-folder');
    expect([code, error.code]).toEqual([2, 'StateUnusable']);
  });

  it('is no folder named like a flag that was written wrongly', async () => {
    const { run } = shopper();
    for (const value of ['--jsn', '-quiet']) {
      expect(await run('cart', 'show', '--state', value)).toMatchObject({
        code: 2,
        error: { code: 'BadUsage', field: 'state' },
      });
    }
  });

  it('takes a brand by the name its table prints, and says which there are', async () => {
    const { run } = shopper();
    const byName = await run('product', 'list', '--brand', 'Fuego Norte');
    expect(byName.data.totalProduct).toBeGreaterThan(0);
    expect(byName.data).toEqual((await run('product', 'list', '--brand', 'fuego')).data);
    const unknown = await run('product', 'list', '--brand', 'nobody');
    expect([unknown.code, unknown.error.field]).toEqual([2, 'brand']);
    expect(unknown.error.message).toContain('fuego');
  });

  it('names all flags that are missing at once', async () => {
    const { run } = shopper();
    expect((await run('gift', 'add')).error.message).toMatch(/--amount, --first-name, --last-name/);
    await run('cart', 'add', 'CHP-0101');
    expect((await run('checkout', 'place', '--card', 'visa-ok')).error.message).toMatch(
      /^These flags are missing: .*--first-name.*--zip/,
    );
  });

  it('takes a zip code the shop knows', async () => {
    const { run } = shopper();
    expect((await run('zip', 'set', '75024')).data).toMatchObject({ city: 'Plano', state: 'TX' });
    expect(await run('zip', 'set', '7502')).toMatchObject({ code: 2, error: { field: 'zipcode' } });
    expect((await run('zip', 'set', '00000')).code).toBe(1);
    expect(await run('zip', 'set', '96813')).toMatchObject({
      code: 1,
      error: {
        code: 'ZipNotServed',
        message: expect.stringContaining('96813 is in Honolulu, Hawaii. We do not ship there'),
      },
    });
  });
});

describe('crunch checkout place', () => {
  it('[CLI-01] buys as a guest, from an empty state to an order that can be shown', async () => {
    const { state, spawned } = shopper();
    const { run } = spawned;
    await run('cart', 'add', 'CHP-0101', '--quantity', '3');
    const placed = await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    expect(placed).toMatchObject({ code: 0, data: { status: 'SUBMITTED', payment: 'PAID' } });
    const { orderId, totalAmount } = placed.data;
    const shown = await run('order', 'show', orderId);
    expect(shown.data).toMatchObject({ orderId, totalAmount, card: { last4: '1111' } });
    expect((await run('cart', 'show')).data.cart).toEqual([]);
    const stranger = shopper();
    expect(
      await stranger.run('order', 'show', orderId, '--email', 'ada@example.com'),
    ).toMatchObject({ code: 1, error: { code: 'OrderCodeNeeded' } });
    expect(
      await stranger.run('order', 'show', orderId, '--email', 'eve@example.com'),
    ).toMatchObject({ code: 1, error: { code: 'OrderNotFound' } });
    expect((await stranger.run('order', 'show', orderId)).code).toBe(2);
    // The whole number, a token, or the code as a value: four or three digits alone may be part of
    // any random id or time.
    for (const file of filesUnder(state)) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/4111[ -]?1111|eyJ|"739"/);
    }
  });

  it('stops after the quote when it is only tried', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101', '--quantity', '1');
    const tried = await run('checkout', 'place', ...buyer, '--dry-run');
    expect(tried).toMatchObject({ code: 0, data: { dryRun: true, quoteId: expect.any(String) } });
    const { subTotal, discount, shippingCharge, tax, totalAmount } = tried.data;
    expect(totalAmount).toBeCloseTo(subTotal - discount + shippingCharge + tax, 2);
    expect((await run('cart', 'show')).data.cartCount).toBe(1);
  });

  it('[CLI-04] refuses a declined card, and takes another one after it', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    expect(await run('checkout', 'place', ...buyer, '--card', 'visa-declined')).toMatchObject({
      code: 1,
      error: { code: 'CardDeclined' },
    });
    expect((await run('checkout', 'place', ...buyer, '--card', 'mastercard-ok')).code).toBe(0);
  });

  it('gives the same order for the same key, however often it is asked', async () => {
    const { run } = shopper();
    const place = () =>
      run('checkout', 'place', ...buyer, '--card', 'visa-ok', '--idempotency-key', 'one');
    await run('cart', 'add', 'CHP-0101');
    const first = await place();
    expect(first.code).toBe(0);
    expect((await place()).data).toEqual(first.data);
    await run('cart', 'add', 'VP-0007');
    expect((await place()).data).toEqual(first.data);
  });

  it('[ORDER-10] asks again for a lost answer and makes one order of it', async () => {
    const { run } = shopper();
    const before = (await run('sandbox', 'status')).data.orders;
    await run('cart', 'add', 'CHP-0101');
    const lost = ['--fault', 'no-response:submittedorder:1'];
    const placed = await run('checkout', 'place', ...buyer, '--card', 'visa-ok', ...lost);
    expect(placed).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    expect((await run('sandbox', 'status')).data.orders).toBe(before + 1);
  });

  it('[ORDER-10] orders nothing twice when the answer stays lost', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const place = (...args: string[]) =>
      run('checkout', 'place', ...buyer, '--card', 'visa-ok', ...args);
    expect(await place('--fault', 'no-response:submittedorder')).toMatchObject({
      code: 3,
      error: { code: 'ShopUnreachable' },
    });
    const after = (await run('sandbox', 'status')).data.orders;
    // The same cart again is the same order, whatever card is given now.
    expect(await place()).toMatchObject({ code: 0, data: { payment: 'PAID' } });
    expect((await run('sandbox', 'status')).data.orders).toBe(after);
  });

  it('[P-25] names the order of before when the cart is another one now', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const place = (...args: string[]) =>
      run('checkout', 'place', ...buyer, '--card', 'visa-ok', ...args);
    await place('--fault', 'no-response:submittedorder');
    await run('cart', 'add', 'CHP-0101', '--quantity', '3');
    const told = await place();
    expect(told).toMatchObject({ code: 1, error: { code: 'AlreadyOrdered' } });
    expect(told.error?.message).toMatch(/CC-\w{4}-\w{4}/);
    expect((await place()).code).toBe(0);
  });

  it('[P-25] a decline whose answer was lost lets the next card pay', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const place = (card: string, ...args: string[]) =>
      run('checkout', 'place', ...buyer, '--card', card, ...args);
    expect((await place('visa-declined', '--fault', 'no-response:submittedorder')).code).toBe(3);
    expect(await place('visa-ok')).toMatchObject({ code: 0, data: { payment: 'PAID' } });
  });

  it('[P-22] says that the bank wants a person, and takes another card after it', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const place = (card: string) => run('checkout', 'place', ...buyer, '--card', card);
    const told = await place('3ds-challenge-ok');
    expect(told).toMatchObject({ code: 1, error: { code: 'ChallengeRequired' } });
    expect(JSON.stringify(told)).not.toContain('step-up');
    expect(await place('visa-ok')).toMatchObject({ code: 0, data: { payment: 'PAID' } });
  });

  it('orders after an attempt that never left this machine', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const place = (...args: string[]) =>
      run('checkout', 'place', ...buyer, '--card', 'visa-ok', ...args);
    expect((await place('--fault', 'offline:submittedorder')).code).toBe(3);
    expect((await place()).code).toBe(0);
  });

  it('[CLI-04] refuses an empty cart, bad input and cards by number', async () => {
    const { run, say } = shopper();
    const place = (...args: string[]) => run('checkout', 'place', ...args);
    expect(await place(...buyer, '--card', 'visa-ok')).toMatchObject({
      code: 1,
      error: { code: 'CartEmpty' },
    });
    await run('cart', 'add', 'CHP-0101');
    const bad = buyer.map((value) => (value === '75024' ? '7502' : value));
    expect(await place(...bad, '--card', 'visa-ok')).toMatchObject({
      code: 2,
      error: { code: 'InputRefused', field: 'zipcode' },
    });
    expect(await place(...buyer)).toMatchObject({ code: 2, error: { field: 'card' } });
    const number = '4111111111111111';
    const typed = await say('checkout', 'place', ...buyer, '--card', number);
    expect(typed.code).toBe(2);
    expect(typed.stderr + typed.stdout).not.toContain(number);
  });

  it('takes the state folder by --state beside the state of the address', async () => {
    const { run, state } = shopper();
    const other = join(scratch.folder, 'other-state');
    await run('cart', 'add', 'CHP-0101', '--state', other);
    const tried = await run('checkout', 'place', ...buyer, '--state', other, '--dry-run');
    expect(tried.data.cartCount).toBe(1);
    expect(state).not.toBe(other);
  });

  it('takes a gift message, and offers addresses when the one given is not found', async () => {
    const { run } = shopper();
    await run('cart', 'add', 'CHP-0101');
    const lost = buyer.map((value) => (value === '5800 Legacy Dr' ? '12 Nomatch Ln' : value));
    expect(await run('checkout', 'place', ...lost, '--dry-run')).toMatchObject({
      code: 1,
      error: { code: 'AddressChoice' },
    });
    const placed = await run(
      ...['checkout', 'place', ...lost, '--address-as-entered'],
      ...['--gift', 'Feliz cumple', '--card', 'amex-ok'],
    );
    expect(placed.code).toBe(0);
    expect((await run('order', 'show', placed.data.orderId)).data.giftMessage).toBe('Feliz cumple');
  });
});

describe('failures', () => {
  it('[CLI-02] asks the shop that --base-url names', async () => {
    const { run } = shopper();
    expect((await run('config', '--base-url', shop().origin)).code).toBe(0);
    expect((await run('config', '--api', 'sandbox')).code).toBe(0);
    expect(await run('config', '--base-url', 'http://127.0.0.1:9')).toMatchObject({
      code: 3,
      error: { code: 'ShopUnreachable' },
    });
  });

  it.each([
    ['440', 4, 'SessionExpired'],
    ['500', 3, 'CallRefused'],
    ['offline', 3, 'ShopUnreachable'],
    ['timeout', 3, 'ShopUnreachable'],
    ['forbidden', 3, 'CallRefused'],
    ['no-response', 3, 'ShopUnreachable'],
  ])('[CLI-06] ends a %s fault with exit code %i', async (fault, code, tag) => {
    const { run } = shopper();
    expect(await run('config', '--fault', fault)).toMatchObject({ code, error: { code: tag } });
  });

  it('[CLI-06] knows its faults, and provokes them on this machine only', async () => {
    const { run } = shopper();
    expect((await run('config', '--fault', 'rain')).code).toBe(2);
    expect(
      await run('config', '--fault', '440', '--base-url', 'https://shop.example'),
    ).toMatchObject({ code: 2, error: { code: 'BadUsage', field: 'fault' } });
  });

  it('tells the cause only when asked, and never a stack', async () => {
    const { say } = shopper();
    const away = ['config', '--base-url', 'http://127.0.0.1:9'];
    const short = await say(...away);
    const long = await say(...away, '--verbose');
    expect(short.stderr).toContain('The shop at http://127.0.0.1:9 does not answer.');
    expect(short.stderr).not.toContain('ECONNREFUSED');
    expect(long.stderr).toMatch(/ECONNREFUSED|refused|127\.0\.0\.1:9/);
    expect(long.stderr).not.toMatch(/\n\s+at /);
  });
});

describe('crunch sandbox', () => {
  it('shows its status, mails and ledger', async () => {
    const { run, say } = shopper();
    expect((await run('sandbox', 'status')).data.sandbox).toBe(true);
    expect((await run('sandbox', 'mail')).data.mails).toBeInstanceOf(Array);
    expect((await run('sandbox', 'ledger')).data.transactions).toBeInstanceOf(Array);
    expect((await say('sandbox', 'mail', '--lang', 'es')).code).toBe(0);
  });

  it('[CLI-06] sets faults of the payment gateway and clears them', async () => {
    const { run } = shopper();
    await run('sandbox', 'fault', 'http502', '--operation', 'capture', '--count', '2');
    expect((await run('sandbox', 'fault')).data.faults).toMatchObject([
      { operation: 'capture', mode: 'http502', count: 2 },
    ]);
    await run('sandbox', 'fault', '--clear');
    expect((await run('sandbox', 'fault')).data.faults).toEqual([]);
    expect(await run('sandbox', 'fault', 'earthquake')).toMatchObject({ code: 2, ok: false });
  });

  it('seeds, and refuses what the sandbox refuses', async () => {
    const { run } = shopper();
    expect((await run('sandbox', 'seed', '--products', '500')).data).toEqual({ products: 500 });
    expect((await run('sandbox', 'seed', '--products', 'many')).code).toBe(2);
  });

  it('[CLI-04] says so when no sandbox runs', async () => {
    const silent = { environment: { CRUNCH_TOOLS_PORT: '9' } };
    expect(await crunchJson(['sandbox', 'status'], silent)).toMatchObject({
      code: 3,
      error: { code: 'SandboxUnreachable' },
    });
  });
});
