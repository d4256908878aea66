import { describe, expect, it } from 'vitest';
import { firstPictureLink, waitForFirstPaint } from '#server/pages/document/first-paint.ts';
import { shortMarkup } from '#server/pages/document/short-markup.ts';
import { firstPaintId } from '#ui/core/first-paint.ts';

describe('what a page paints first', () => {
  it('is waited for where the page names it, and only there', () => {
    expect(waitForFirstPaint(`<main><h1 id="${firstPaintId}">Chips</h1></main>`)).toBe(
      `<link rel="expect" href="#${firstPaintId}" blocking="render">`,
    );
    // Without it a browser would wait for the end of the document.
    expect(waitForFirstPaint('<main><h1>Chips</h1></main>')).toBe('');
    expect(waitForFirstPaint(`<p>id=${firstPaintId}</p>`)).toBe('');
  });

  it('has its picture in a header when React asks for one before all else', () => {
    const asked = '<link rel="preload" as="image" href="/packs/a.svg" fetchPriority="high"/>';
    const later = '<link rel="preload" as="image" href="/packs/b.svg" fetchPriority="high"/>';
    expect(firstPictureLink(shortMarkup(`<div>${asked}${later}</div>`))).toBe(
      '</packs/a.svg>; rel=preload; as=image; fetchpriority=high',
    );
    expect(firstPictureLink(shortMarkup('<img src="/packs/a.svg"/>'))).toBeUndefined();
  });

  it.each([
    'https://pictures.test/a.svg>; rel=stylesheet, </x',
    '/packs/ñ.svg',
    '/packs/辣.svg',
    '/a\nb',
  ])('names no picture whose address is more than an address: %s', (address) => {
    const asked = `<link rel=preload as=image href=${address} fetchPriority=high>`;
    expect(firstPictureLink(asked)).toBeUndefined();
  });
});
