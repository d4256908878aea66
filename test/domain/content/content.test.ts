import { expect, it } from 'vitest';
import { contentPageNames, isContentPageName } from '#domain/content/content.ts';

it('five pages of text have a name, and nothing else is one', () => {
  expect(contentPageNames).toEqual([
    ...['aboutus', 'terms', 'privacy', 'accessibility', 'shippingandreturns'],
  ]);
  expect(contentPageNames.every(isContentPageName)).toBe(true);
  for (const other of ['', 'faq', 'Terms', 'constructor']) {
    expect(isContentPageName(other)).toBe(false);
  }
});
