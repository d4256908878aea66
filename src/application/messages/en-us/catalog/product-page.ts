/** What a product's page has beside the product's own facts. */
export const productPage = {
  'product.box': 'Better in a box of {size}',
  'product.boxEach': '{each} a bag in a box you mix, {price} alone.',
  'product.buyBar': 'Buy',
  'product.addShort_one': 'Add, {price}',
  'product.addShort_other': 'Add {count}, {price}',
  'product.share': 'Share',
  'product.views': 'Pictures',
  'product.viewFront': 'Front',
  'product.viewInside': 'Inside',
  'product.pictureInside': 'What is in the pack: {name}',
  'product.zoom': 'Enlarge the picture',
  'product.zoomIn': 'Zoom in',
  'product.zoomOut': 'Zoom out',
  'shop.noShipping': 'We do not ship to Hawaii or Alaska.',
} as const;
