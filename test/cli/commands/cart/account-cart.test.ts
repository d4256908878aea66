import { describe, expect, it } from 'vitest';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunch } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();

const user = people.find(({ name }) => name === 'signed-up')?.email ?? '';

const address =
  '--phone 9725550143 --first-name Ada --last-name Byron --address|5800 Legacy Dr|--city Plano --state TX --zip 75024'
    .split('|')
    .flatMap((part, index) => (index === 1 ? [part] : part.split(' ')));

describe('the cart of an account', () => {
  it('[CART-21] [MERGE-11] [MERGE-13] two terminals end with one cart; an old order comes back, what is skipped is named', async () => {
    const secrets = { CRUNCH_PASSWORD: peoplePassword };
    const [laptop, phone] = [terminal(secrets), terminal(secrets)];
    await laptop.run('cart', 'add', 'CHP-0102', '--quantity', '2');
    const login = ['auth', 'login', '--user', user] as const;
    expect((await laptop.run(...login)).data).not.toHaveProperty('merge');
    await phone.run('cart', 'add', 'CHP-0102', '--quantity', '1');
    const merged = await phone.run(...login);
    expect(merged.data.merge.receipt).toEqual([
      { line: 'CHP-0102', what: 'kept', quantity: 1 },
      { line: 'CHP-0102', what: 'joined', quantity: 2 },
    ]);
    const shown = await phone.run('cart', 'show');
    expect(shown.data).toMatchObject({ stored: true, cartCount: 3 });
    expect(shown.data.persistCartId).toBeTruthy();
    await laptop.run('cart', 'add', 'CHP-0101', '--quantity', '2');
    expect((await phone.run('cart', 'show')).data).toMatchObject({ cartCount: 5 });

    const order = await phone.run(
      'checkout',
      'place',
      '--email',
      user,
      ...address,
      '--card',
      'visa-ok',
    );
    const { orderId } = order.data;
    expect((await laptop.run('cart', 'show')).data).toMatchObject({ cartCount: 0, stored: true });

    await laptop.run('sandbox', 'restock', 'CHP-0101', '--quantity', '0');
    const again = await laptop.run('order', 'reorder', orderId);
    expect(again.data).toMatchObject({
      cart: [{ productId: 'CHP-0102', quantity: 3 }],
      added: [{ productId: 'CHP-0102', quantity: 3 }],
      skipped: [{ productId: 'CHP-0101', quantity: 2, because: 'unavailable' }],
      stored: true,
    });
    const told = await laptop.say('order', 'reorder', orderId, '--lang', 'es');
    expect(told.stdout).toContain('De nuevo en el carrito: 3 artículos.');
    expect(told.stdout).toContain('no disponible por ahora');
    expect((await phone.run('cart', 'show')).data).toMatchObject({ cartCount: 6 });
    expect((await laptop.run('order', 'reorder', 'CC-0000-0000')).error.code).toBe('OrderNotFound');

    // Out of reach: what is changed stays here and says so.
    const away = await crunch(['--json', 'cart', 'update', 'CHP-0102', '--quantity', '4'], {
      environment: {
        ...phone.environment,
        CRUNCH_SHOP_PORT: '9',
        CRUNCH_BASE_URL: 'http://localhost:9',
      },
    });
    expect(JSON.parse(away.stdout).data).toMatchObject({ cartCount: 4, stored: false });
    expect(away.stderr).toContain('stored on this device only');
    expect((await phone.run('cart', 'show')).data).toMatchObject({ cartCount: 4, stored: true });
    expect((await laptop.run('cart', 'show')).data).toMatchObject({ cartCount: 4 });

    // The cart leaves with its owner, and comes back.
    await laptop.run('auth', 'logout');
    expect((await laptop.run('cart', 'show')).data).toMatchObject({ cart: [], cartCount: 0 });
    await laptop.run(...login);
    expect((await laptop.run('cart', 'show')).data).toMatchObject({ cartCount: 4 });
  });
});
