import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '#test/repository/imports.ts';

interface Row {
  /** Parts of the web shop, beside the row's own. */
  readonly parts: readonly string[];
  readonly packages: readonly string[];
}

const below = ['addresses', 'words', 'core'];

/**
 * Which parts of the web shop a part may import, and which packages; a part imports only parts of
 * rows below its own. The entries import everything, and nothing imports them. Stores know neither
 * the router nor the page, and components open pages by what routes provide.
 */
const layers: Readonly<Record<string, Row>> = {
  routes: {
    parts: ['components', 'stores', 'design', ...below],
    packages: ['react', 'react-dom', 'react-router-dom', 'mobx', 'mobx-react-lite'],
  },
  components: {
    parts: ['stores', 'design', ...below],
    packages: ['react', 'react-dom', 'react-router-dom', 'mobx', 'mobx-react-lite'],
  },
  stores: { parts: below, packages: ['react', 'mobx', 'i18next', 'effect'] },
  meta: { parts: ['addresses', 'core'], packages: [] },
  addresses: { parts: ['words'], packages: ['react', 'react-router-dom'] },
  words: { parts: [], packages: ['react', 'i18next'] },
  core: { parts: [], packages: ['react-router-dom', 'effect'] },
  design: { parts: [], packages: [] },
};

/** The rooms of a layer: each imports only rooms named after it. `.` is the layer's own folder. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  routes: [
    '.',
    'account',
    'order',
    'checkout',
    'content',
    'gift',
    'mix',
    'cart',
    'catalog',
    'sign-in',
    'session',
    'screen',
  ],
  components: [
    'frame',
    'order',
    'payment',
    'payment/account',
    'checkout',
    'account',
    'mix',
    'content',
    'notice',
    'session',
    'sign-in/security',
    'sign-in',
    'cart',
    'coupon',
    'gift',
    'shipping',
    'search',
    'catalog/list',
    'catalog/home',
    'catalog/facts',
    'catalog/product',
    'catalog/reviews',
    'form',
    'elements',
  ],
  stores: [
    '.',
    'order',
    'payment',
    'checkout',
    'account',
    'coupon',
    'gift',
    'mix',
    'cart',
    'content',
    'sign-in',
    'shipping',
    'catalog',
    'search',
    'session',
    'notice',
    'frame',
    'progress',
  ],
};

/** `stores/cart/cart-store.ts` is in the layer `stores` and its room `cart`. */
const placeOf = (path: string) => {
  const [layer = '', ...rest] = path.split('/');
  return { layer, room: dirname(rest.join('/')) };
};

const isPackage = (name: string): boolean => !name.startsWith('#');

const mayImport = (file: string, name: string): boolean => {
  const from = placeOf(file);
  const row = layers[from.layer];
  if (isPackage(name))
    return row?.packages.includes(name.replace(/^(react-dom)\/.*/, '$1')) === true;
  if (!name.startsWith('#ui/')) return true;
  const to = placeOf(name.slice('#ui/'.length));
  if (to.layer !== from.layer) return row?.parts.includes(to.layer) === true;
  const order = rooms[from.layer] ?? ['.'];
  return order.includes(to.room) && order.indexOf(to.room) >= order.indexOf(from.room);
};

const forbidden = (file: string, source: string): readonly string[] =>
  importsOf(source)
    .map(({ name }) => name)
    .filter((name) => !mayImport(file, name));

const read = (file: string): string => readFileSync(`src/ui/${file}`, 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: 'src/ui' }).filter((file) => file.includes('/'));

describe('the layers of the web shop', () => {
  it('have a row for every folder, and no row for none', () => {
    const found = (layer: string) =>
      [
        ...new Set(files.map(placeOf).flatMap((at) => (at.layer === layer ? [at.room] : []))),
      ].sort();
    expect([...new Set(files.map((file) => placeOf(file).layer))].sort()).toEqual(
      Object.keys(layers).sort(),
    );
    for (const [layer, order] of Object.entries(rooms)) {
      expect(found(layer)).toEqual([...order].sort());
    }
  });

  it('name only what stands below them', () => {
    const names = Object.keys(layers);
    for (const [index, [name, { parts }]] of Object.entries(layers).entries()) {
      expect([name, parts.filter((part) => names.indexOf(part) <= index)]).toEqual([name, []]);
    }
  });

  it.each(files)('%s imports only what its folder may', (file) => {
    expect(forbidden(file, read(file))).toEqual([]);
  });

  it('components open pages by what routes provide', () => {
    const navigating = /\b(?:useNavigate|Navigate|redirect)\b/;
    const found = files.filter((file) => /^components\//.test(file) && navigating.test(read(file)));
    expect(found).toEqual([]);
    expect(navigating.test("import { useNavigate } from 'react-router-dom';")).toBe(true);
  });

  it('can fail: planted violations are found', () => {
    const planted: readonly (readonly [string, string])[] = [
      ['components/cart/x.tsx', '#ui/routes/cart/cart.tsx'],
      ['stores/cart/x.ts', '#ui/components/cart/x.tsx'],
      ['stores/cart/x.ts', 'react-router-dom'],
      ['stores/cart/x.ts', '#ui/stores/stores.ts'],
      ['stores/checkout/x.ts', '#ui/stores/payment/payment-store.ts'],
      ['components/sign-in/x.tsx', '#ui/components/sign-in/security/x.tsx'],
      ['words/x.ts', '#ui/stores/notice/notice-store.ts'],
      ['core/x.ts', '#ui/entry-client.tsx'],
      ['design/x.ts', 'react'],
      ['stores/cart/x.ts', '../../routes/cart/cart.tsx'],
    ];
    for (const [file, name] of planted) {
      expect(forbidden(file, `import type { x } from '${name}';\n`)).toEqual([name]);
    }
    expect(
      forbidden('routes/cart/x.tsx', "const a = import('#ui/entry-client.tsx');"),
    ).toHaveLength(1);
  });
});
