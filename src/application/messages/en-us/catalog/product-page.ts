/** What a product's page has beside the product's own facts. */
export const productPage = {
  'product.box': 'Better in a box of {size}',
  'product.boxEach': '{each} a bag in a box you mix, {price} alone.',
  'product.buyBar': 'Buy',
  'product.addShort_one': 'Add, {price}',
  'product.addShort_other': 'Add {count}, {price}',
  'product.share': 'Share',
} as const;
