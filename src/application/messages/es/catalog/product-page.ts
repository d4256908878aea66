import type { productPage as english } from '#application/messages/en-us/catalog/product-page.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** What a product's page has beside the product's own facts. */
export const productPage = {
  'product.noneFor': 'No hay nada en el estante para {zip}.',
  'product.notForZip': 'No disponible para el código postal {zip}',
  'product.canPreOrderFor': 'Puedes pedirlo en preventa para {zip}.',
  'product.inStockFor': 'Disponible para {zip}.',
  'product.box': 'Mejor en una caja de {size}',
  'product.boxEach': '{each} por bolsa en una caja a tu gusto, {price} suelta.',
  'product.buyBar': 'Comprar',
  'product.addShort_one': 'Agregar, {price}',
  'product.addShort_many': 'Agregar {count}, {price}',
  'product.addShort_other': 'Agregar {count}, {price}',
  'product.share': 'Compartir',
  'product.views': 'Fotos',
  'product.viewFront': 'Frente',
  'product.viewInside': 'Contenido',
  'product.pictureInside': 'Lo que trae el empaque: {name}',
  'product.zoom': 'Ampliar la imagen',
  'product.zoomIn': 'Acercar',
  'product.zoomOut': 'Alejar',
  'shop.noShipping': 'No enviamos a Hawái ni a Alaska.',
} as const satisfies Spanish<keyof typeof english>;
