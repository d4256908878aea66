/** What search engines and shared links say of a page. */
export const meta = {
  'meta.home':
    'Snacks by the box: chips, popcorn, cookies and nuts from small makers. Pick thirty bags for one box, or one at a time.',
  'meta.list': '{title} at Crunchcart: prices, flavors and sizes, shipped to your door.',
  'meta.other': '{title}. Crunchcart, snacks by the box.',
} as const;
