import { describe, expect, it } from 'vitest';
import { type DrawnPageParts, makeDrawnPage } from '#ui/core/drawn-page.ts';
import { packed } from '#ui/packed-data.ts';
import { dataInMarkup } from '#ui/page-data.ts';

const shown = { is: 'ready', value: { product: { productId: 'CHP-0101' }, recommended: [1, 2] } };
const data = { language: 'en-us', loaderData: { root: {}, product: shown } };
const htmlWith = (block: string): string =>
  `<script type="module" src="/assets/index-a1.js"></script><main>$</main><script type="application/json" id="router-data">${block}</script><p>`;
const html = htmlWith(JSON.stringify(packed(data)));

const setUp = (answer: Partial<Response> | Error, parts: Partial<DrawnPageParts> = {}) => {
  const asked: unknown[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const { ask, read } = makeDrawnPage({
    fetch: async (address, init) => {
      asked.push(address);
      signals.push(init?.signal);
      if (answer instanceof Error) throw answer;
      return { ok: true, redirected: false, text: async () => html, ...answer } as Response;
    },
    script: '/assets/index-a1.js',
    language: () => 'en-us',
    isNeeded: () => true,
    dataIn: dataInMarkup,
    ...parts,
  });
  const address = '/product/CHP-0101';
  return {
    asked,
    signals,
    ask: () => ask(address),
    read: () => read(address, 'product'),
    ahead: ask,
  };
};

describe('the data of another page', () => {
  it('is what its HTML has for the route', async () => {
    const { asked, read } = setUp({});
    expect(await read()).toEqual(shown);
    expect(asked).toEqual(['/product/CHP-0101']);
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
    ['another page', { redirected: true }],
    ['a page of another build', { text: async () => html.replace('index-a1', 'index-b2') }],
    ['a page without data', { text: async () => '/assets/index-a1.js' }],
    [
      'a page that could not be loaded either',
      {
        text: async () =>
          htmlWith(JSON.stringify(packed({ ...data, loaderData: { product: failed } }))),
      },
    ],
    [
      'a page without this route',
      { text: async () => htmlWith(JSON.stringify(packed({ ...data, loaderData: {} }))) },
    ],
  ])('is nothing where there is %s', async (_, answer) => {
    expect(await setUp(answer).read()).toBeUndefined();
  });

  it('is nothing in another language than the one that is read', async () => {
    expect(await setUp({}, { language: () => 'es' }).read()).toBeUndefined();
  });

  it('is asked for once when it was asked for ahead, and then not given up', async () => {
    const { asked, signals, ask, read } = setUp({});
    const giveUp = ask();
    expect(asked).toEqual(['/product/CHP-0101']);
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

  it('is the page that is read, not another that was asked for ahead', async () => {
    const { asked, ahead, read } = setUp({});
    ahead('/product/CHP-0202');
    expect(await read()).toEqual(shown);
    expect(asked).toEqual(['/product/CHP-0202', '/product/CHP-0101']);
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
