/**
 * What other shops took, by the name of our line: the starters of Hydrogen (skeleton 2026.4), Vendure Next (16), vercel/commerce (Next 15.6) and Vendure Remix (2),
 * built for production, with their data on the same machine, a phone at 4× and slow 4G; medians of five, measured on 2026-11-21. Their floor came after 564 ms:
 * another day's times compare only in floors. Of a first rendering and of a journey there are no figures.
 */
export const otherShops: Readonly<Record<string, string>> = {
  'LCP of the static floor': '564',
  'LCP of home': 'Hydrogen 1200, Vendure Next 1932, vercel/commerce 832, Vendure Remix 2868',
  'LCP of list': 'Hydrogen 1128, Vendure Next 2644, vercel/commerce 1592, Vendure Remix 1060',
  'LCP of product': 'Hydrogen 1252, Vendure Next 1112, vercel/commerce 800, Vendure Remix 1732',
  'Total blocking time of home': 'Hydrogen 23, Vendure Next 130, Vendure Remix 61',
  'Total blocking time of product': 'vercel/commerce 96',
  'Requests of a visit to home': 'Hydrogen 23, Vendure Next 35, Vendure Remix 35',
  'Requests of a visit to product': 'vercel/commerce 28',
  'JavaScript of a visit to home, with headers':
    'Hydrogen 98, Vendure Next 211, vercel/commerce 180, Vendure Remix 230',
  'All of a visit to home, with headers': 'Hydrogen 244, Vendure Next 366, Vendure Remix 471',
  'All of a visit to list, with headers': 'Hydrogen 436, Vendure Next 493, Vendure Remix 640',
  'All of a visit to product, with headers': 'Hydrogen 146, Vendure Next 388, Vendure Remix 319',
  'Press "Add to cart" until the count is painted':
    'Hydrogen 148, Vendure Next 295, Vendure Remix 274',
  'Press a product until its page is painted':
    'Hydrogen 300, Vendure Next 610, vercel/commerce 472, Vendure Remix 375',
};
