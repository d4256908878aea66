import { beforeAll, describe, expect, it } from 'vitest';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { shopWithTerminals, type TestTerminal } from '#test/cli/terminals.ts';

const { terminal, shop } = shopWithTerminals();
const product = 'CHP-0101';

describe('crunch product review and crunch review', () => {
  let sara: TestTerminal;
  let guest: TestTerminal;
  let operator: TestTerminal;
  beforeAll(() => {
    sara = terminal({ CRUNCH_PASSWORD: peoplePassword });
    guest = terminal();
    operator = terminal({ CRUNCH_OPERATOR_KEY: shop().operatorKey });
  });
  const review = (...flags: string[]) => sara.run('product', 'review', product, ...flags);

  it('asks to log in, and who did not buy it cannot rate it', async () => {
    const nobody = await guest.run('product', 'review', product, '--stars', '5');
    expect([nobody.code, nobody.error.code]).toEqual([4, 'NotSignedIn']);
    expect(nobody.error.message).toBe('You are not logged in. Log in and try again.');
    const nadie = await guest.run('product', 'review', product, '--stars', '5', '--lang', 'es');
    expect(nadie.error.message).toBe('No has iniciado sesión. Inicia sesión e inténtalo de nuevo.');
    expect((await sara.run('auth', 'login', '--user', 'sara@people.example')).code).toBe(0);
    const early = await review('--stars', '5', '--lang', 'es');
    expect([early.code, early.error.message]).toEqual([
      1,
      'Solo quienes compraron este producto con su cuenta pueden opinar. Si pediste como invitado, primero guarda el pedido en tu cuenta.',
    ]);
    const words = await sara.say('product', 'review', product);
    expect(words.stdout).toContain('Only people who bought it with their account can review it.');
    expect((await guest.say('product', 'reviews', product)).stdout).toBe(
      'Nobody has reviewed this product yet.\n',
    );
  });

  it('is written once the order is delivered, by the real executable', async () => {
    for (const command of [
      ['account', 'profile', '--phone', '9725550143'],
      [
        ...['account', 'address', 'add', '--address', '5800 Legacy Dr', '--city', 'Plano'],
        ...['--state', 'TX', '--zip', '75024', '--default'],
      ],
      ['cart', 'add', product, '--quantity', '2'],
    ]) {
      expect((await sara.run(...command)).code).toBe(0);
    }
    const { data } = await sara.run('checkout', 'place', '--card', 'visa-ok');
    expect((await operator.run('order', 'ship', data.orderId)).code).toBe(0);
    expect((await review()).data).toMatchObject({ right: 'not-delivered' });
    expect((await operator.run('order', 'deliver', data.orderId)).code).toBe(0);
    const flags = ['--stars', '4', '--title', 'Loud', '--text', 'Neighbors complained.'];
    const written = await sara.spawned.run('product', 'review', product, ...flags);
    expect([written.code, written.data.review]).toEqual([
      0,
      { stars: 4, title: 'Loud', text: 'Neighbors complained.', state: 'WAITING' },
    ]);
    expect((await sara.say('product', 'review', product)).stdout).toContain(
      'Your review is read by us before it is shown.',
    );
  });

  it('says which flag is wrong', async () => {
    for (const [flags, field] of [
      [['--stars', '6'], 'stars'],
      [['--stars', 'five'], 'stars'],
      [['--text', 'No stars'], 'stars'],
      [['--stars', '5', '--text', 'Mail ada@example.com'], 'reviewText'],
    ] as const) {
      const refused = await review(...flags);
      expect([refused.code, refused.error.field]).toEqual([2, field]);
    }
    expect((await operator.run('review', 'list', '--state', 'all')).code).toBe(2);
    expect((await operator.run('review', 'refuse', 'x')).code).toBe(2);
  });

  it('is shown when the operator allowed it, here and through the control page', async () => {
    const listed = await operator.run('review', 'list');
    expect(listed.data.reviews).toMatchObject([{ productId: product, stars: 4, title: 'Loud' }]);
    const [{ reviewId }] = listed.data.reviews;
    // Without a key the control page of the sandbox asks.
    expect((await guest.run('review', 'show', reviewId)).data).toMatchObject({ reviewId });
    expect((await guest.run('product', 'reviews', product)).data.list).toEqual([]);
    const allowed = await guest.run('review', 'allow', reviewId);
    expect([allowed.code, allowed.data.state]).toEqual([0, 'SHOWN']);
    const { stdout } = await guest.spawned.say('product', 'reviews', product);
    expect(stdout).toContain('4 of 5 by 1 review\n5 stars: 0, 4 stars: 1,');
    expect(stdout).toContain('Neighbors complained.');
    expect(stdout).toMatch(/4 of 5 {2}\S+ \p{L}\., \d{4}-\d\d-\d\d\nLoud\n/u);
    expect((await guest.run('product', 'show', product)).data.rating).toEqual({
      average: 4,
      count: 1,
    });
    expect((await guest.say('product', 'show', product)).stdout).toMatch(/Rating +4 of 5 by 1/);
  });

  it('is refused with words its author reads, and taken back', async () => {
    const [{ reviewId }] = (await operator.run('review', 'list', '--state', 'shown')).data.reviews;
    const reason = 'Please leave the neighbors out.';
    const refused = await guest.run('review', 'refuse', reviewId, '--reason', reason);
    expect(refused.data).toMatchObject({ state: 'REFUSED', reason });
    expect((await sara.say('product', 'review', product)).stdout).toContain(
      `Your review is not shown: ${reason}`,
    );
    expect((await operator.say('review', 'list', '--state', 'refused')).stdout).toContain(reason);
    expect((await review('--remove')).data).not.toHaveProperty('review');
    const gone = await operator.run('review', 'allow', reviewId);
    expect([gone.code, gone.error.code]).toEqual([1, 'NotFound']);
    expect((await operator.say('review', 'list')).stdout).toBe('There are no such reviews.\n');
  });
});
