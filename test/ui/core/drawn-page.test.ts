import { describe, expect, it } from 'vitest';
import { type DrawnPageParts, makeDrawnPage } from '#ui/core/drawn-page.ts';
import { packed } from '#ui/packed-data.ts';
import { ownDataIn } from '#ui/page-data.ts';

const shown = { is: 'ready', value: { product: { productId: 'CHP-0101' }, recommended: [1, 2] } };
const data = { language: 'en-us', loaderData: { root: {}, product: shown } };
const answerWith = (own: object): string =>
  JSON.stringify({ script: '/assets/index-a1.js', ...(packed(own) as object) });
const usual = answerWith(data);

const setUp = (answer: Partial<Response> | Error, parts: Partial<DrawnPageParts> = {}) => {
  const asked: unknown[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const { ask, read, ended } = makeDrawnPage({
    fetch: async (address, init) => {
      asked.push(address);
      signals.push(init?.signal);
      if (answer instanceof Error) throw answer;
      return { ok: true, text: async () => usual, ...answer } as Response;
    },
    script: '/assets/index-a1.js',
    language: () => 'en-us',
    isNeeded: () => true,
    dataIn: ownDataIn,
    ...parts,
  });
  const address = '/product/CHP-0101';
  return {
    asked,
    signals,
    ask: () => ask(address),
    read: () => read(address, 'product'),
    ahead: ask,
    ended,
  };
};

describe('the data of another page', () => {
  it('is what the server answers for the route', async () => {
    const { asked, read } = setUp({});
    expect(await read()).toEqual(shown);
    expect(asked).toEqual(['/page-data/product/CHP-0101']);
  });

  it('is asked for by its path, whole address or not', async () => {
    const { asked, ahead } = setUp({});
    ahead('https://shop.test/all-snacks/chips?brand=mazoro');
    expect(asked).toEqual(['/page-data/all-snacks/chips?brand=mazoro']);
  });

  it('is not asked for once the core is there', async () => {
    const { asked, read } = setUp({}, { isNeeded: () => false });
    expect(await read()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  const failed = { is: 'failed', tag: 'CallFailed' };
  it.each([
    ['no answer', new Error('offline')],
    ['a failure', { ok: false }],
    ['no such page', { text: async () => '' }],
    ['data of another build', { text: async () => usual.replace('index-a1', 'index-b2') }],
    ['an answer without data', { text: async () => '/assets/index-a1.js' }],
    [
      'data of a page that could not be loaded either',
      {
        text: async () => answerWith({ ...data, loaderData: { product: failed } }),
      },
    ],
    ['data without this route', { text: async () => answerWith({ ...data, loaderData: {} }) }],
  ])('is nothing where there is %s', async (_, answer) => {
    expect(await setUp(answer).read()).toBeUndefined();
  });

  it('is nothing in another language than the one that is read', async () => {
    expect(await setUp({}, { language: () => 'es' }).read()).toBeUndefined();
  });

  it('is asked for once when it was asked for ahead, and then not given up', async () => {
    const { asked, signals, ask, read } = setUp({});
    const giveUp = ask();
    expect(asked).toEqual(['/page-data/product/CHP-0101']);
    const reading = read();
    giveUp();
    expect(await reading).toEqual(shown);
    expect([asked.length, signals[0]?.aborted]).toEqual([1, false]);
    await read();
    expect(asked.length).toBe(2);
  });

  it('is given up where it was asked for and not read', async () => {
    const { asked, signals, ask, read } = setUp({});
    ask()();
    expect(signals[0]?.aborted).toBe(true);
    expect(await read()).toEqual(shown);
    expect(asked.length).toBe(2);
  });

  it.each(['read', 'given up'])('has ended when what was asked for ahead is %s', async (how) => {
    const { ask, read, ended } = setUp({});
    const giveUp = ask();
    let hasEnded = false;
    void ended().then(() => {
      hasEnded = true;
    });
    // It is there, and nobody knows yet what for: the core's files would be in the way of the press.
    await new Promise(setImmediate);
    expect(hasEnded).toBe(false);
    if (how === 'read') await read();
    else giveUp();
    await new Promise(setImmediate);
    expect(hasEnded).toBe(true);
  });

  it('is the page that is read, not another that was asked for ahead', async () => {
    const { asked, ahead, read } = setUp({});
    ahead('/product/CHP-0202');
    expect(await read()).toEqual(shown);
    expect(asked).toEqual(['/page-data/product/CHP-0202', '/page-data/product/CHP-0101']);
  });

  it('is not asked for ahead once the core is there, and a failure is told to nobody', async () => {
    const there = setUp({}, { isNeeded: () => false });
    there.ask()();
    expect(there.asked).toEqual([]);
    const failing = setUp(new Error('offline'));
    failing.ask();
    await new Promise(setImmediate);
    expect(await failing.read()).toBeUndefined();
  });
});
