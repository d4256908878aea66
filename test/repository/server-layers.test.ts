import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '#test/repository/imports.ts';

const below = ['base', 'data', 'parties'];

/**
 * Which parts of the server a part may import, beside itself. A context knows the contexts listed
 * for it and none that stands above it; what carries requests knows the contexts, never the reverse.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  base: ['data', 'type:parties'],
  // Clocks, bounds of memory and folders; nothing of what the shop does.
  data: ['base/host', 'base/parts', 'base/trace', 'base/metrics'],
  parties: ['base/mail'],
  account: [...below],
  'sign-in': [...below],
  shipping: [...below],
  content: [...below],
  notice: [...below],
  coupon: [...below],
  gift: [...below],
  mix: [...below, 'account'],
  cart: [...below, 'account'],
  payment: [...below, 'account'],
  order: [...below, 'account', 'cart', 'coupon', 'gift', 'shipping', 'payment'],
  jobs: [...below, 'content', 'gift', 'notice', 'order', 'payment'],
  http: ['base'],
  api: [
    ...below,
    'http',
    'account',
    'cart',
    'content',
    'coupon',
    'gift',
    'mix',
    'notice',
    'order',
    'payment',
    'shipping',
    'sign-in',
  ],
  pages: [...below, 'http', 'api', 'notice'],
  // An operator's commands beside the running shop.
  admin: [...below, 'start/start-failure.ts'],
  start: [...below, 'http', 'api', 'pages', 'jobs', 'payment'],
};

const serverImports = (source: string) =>
  importsOf(source)
    .filter(({ name }) => name.startsWith('#server/'))
    .map(({ name, typeOnly }) => ({ path: name.slice('#server/'.length), isType: typeOnly }));

const forbidden = (file: string, source: string): readonly string[] => {
  const own = file.split('/')[1] ?? '';
  const allowed = mayImport[own] ?? [];
  const isWithin = (path: string, folder: string) =>
    path === folder || path.startsWith(`${folder}/`);
  return serverImports(source)
    .filter(
      ({ path, isType }) =>
        !(
          isWithin(path, own) ||
          allowed.some((rule) =>
            rule.startsWith('type:')
              ? isType && isWithin(path, rule.slice(5))
              : isWithin(path, rule),
          )
        ),
    )
    .map(({ path }) => path);
};

const files = globSync('server/**/*.ts');

describe('the layers of the server', () => {
  it('have a row for every folder, and no row for none', () => {
    const folders = new Set(files.map((file) => file.split('/')[1]));
    expect([...folders].sort()).toEqual(Object.keys(mayImport).sort());
  });

  it.each(files)('%s imports only parts below its own', (file) => {
    expect(forbidden(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('refuse what climbs, and take a type where only types may pass', () => {
    const of = (file: string, name: string, type = '') =>
      forbidden(file, `import ${type}{ x } from '#server/${name}';\n`);
    expect(of('server/coupon/x.ts', 'api/call/handler.ts')).toEqual(['api/call/handler.ts']);
    expect(of('server/coupon/x.ts', 'order/quote/pricing.ts')).toHaveLength(1);
    expect(of('server/data/order/x.ts', 'order/quote/pricing.ts')).toHaveLength(1);
    expect(of('server/http/x.ts', 'api/call/handler.ts')).toHaveLength(1);
    expect(of('server/base/parts/x.ts', 'parties/gateway.ts')).toHaveLength(1);
    expect(of('server/base/parts/x.ts', 'parties/gateway.ts', 'type ')).toEqual([]);
    expect(of('server/order/x.ts', 'coupon/require-coupon.ts')).toEqual([]);
  });
});
