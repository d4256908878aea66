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
  const drawn = makeDrawnPage({
    fetch: async (address) => {
      asked.push(address);
      if (answer instanceof Error) throw answer;
      return { ok: true, redirected: false, text: async () => html, ...answer } as Response;
    },
    script: '/assets/index-a1.js',
    language: () => 'en-us',
    isNeeded: () => true,
    dataIn: dataInMarkup,
    ...parts,
  });
  return { asked, read: () => drawn('/product/CHP-0101', 'product') };
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
});
