import type { meta as english } from '#application/messages/en-us/meta.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** What search engines and shared links say of a page. */
export const meta = {
  'meta.home':
    'Botanas por caja: papas, palomitas, galletas y nueces de pequeños productores. Elige treinta bolsas para una caja, o una por una.',
  'meta.list': '{title} en Crunchcart: precios, sabores y tamaños, hasta tu puerta.',
  'meta.other': '{title}. Crunchcart, botanas por caja.',
} as const satisfies Spanish<keyof typeof english>;
