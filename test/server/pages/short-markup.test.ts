import { parse, serialize } from 'parse5';
import { createElement as make } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shortMarkup } from '#server/pages/document/short-markup.ts';

const inPage = (html: string): string =>
  serialize(parse(`<!doctype html><body><div id="root">${html}</div>`));

/** What the short form could break: values of signs, empty ones, addresses that end in a slash, nested lists. */
const trees = [
  make('a', { href: '/', className: 'a b', title: 'x>y' }, 'Home = "here" />'),
  make('a', { href: '/all-snacks/', title: '' }, "<p>'s"),
  make('input', { type: 'checkbox', name: 'brand', value: 'a=b', defaultChecked: true }),
  make('input', { value: '/', readOnly: true }),
  make('input', { value: 'Otto & Fig', readOnly: true }),
  make('img', { src: '/packs/a.svg', alt: '', style: { '--tl': '#fff', width: 3 } as object }),
  make(
    'svg',
    { 'aria-hidden': true },
    make('use', { href: '/i.svg#pin' }),
    make('path', { d: 'M3 13z' }),
  ),
  make(
    'ul',
    null,
    make('li', null, make('p', null, 'One'), make('h3', null, 'Two')),
    make(
      'li',
      { className: 'x' },
      make('ul', null, make('li', null, 'In'), make('li', null, 'Out')),
    ),
    make('li', null, make('p', null, 'Last'), make('div', null, make('p', null, 'Deep'))),
  ),
  make(
    'select',
    { defaultValue: 'name' },
    make('option', { value: 'name' }, 'Name'),
    make('option', { value: '' }, 'None'),
  ),
  make('p', null, 'Text ', 'and ', make('b', null, 'bold')),
];

describe('markup made short', () => {
  it.each(trees.map((tree) => [renderToString(tree)]))(
    'is read as the same document: %s',
    (html) => {
      expect(inPage(shortMarkup(html))).toBe(inPage(html));
    },
  );

  it('is shorter', () => {
    expect(shortMarkup('<ul><li class="a"><img alt=""/></li><li>b</li></ul>')).toBe(
      '<ul><li class=a><img alt><li>b</ul>',
    );
  });
});
