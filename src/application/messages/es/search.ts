import type { search as english } from '#application/messages/en-us/search.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** What the search box says while somebody types. */
export const search = {
  'search.suggestions': 'Sugerencias',
  'search.shelves': 'Directo al estante',
  'search.snacks': 'Botanas',
  'search.recent': 'Búsquedas recientes',
  'search.all': 'Ver todos los resultados para «{text}»',
  'search.brand': 'Marca',
  'search.flavor': 'Sabor',
  'search.type': 'Tipo',
  'search.found_one': '{count} sugerencia. Usa las flechas.',
  'search.found_many': '{count} sugerencias. Usa las flechas.',
  'search.found_other': '{count} sugerencias. Usa las flechas.',
  'search.corrected': 'Lo más parecido: «{text}»',
  'search.hint': 'Un sabor, una marca, un tamaño. Los errores de dedo no importan.',
  'search.looking': 'Buscando entre las cajas',
  'search.none': 'Ninguna botana coincide con «{text}». Prueba con menos letras u otra palabra.',
  'search.failed': 'No hay sugerencias por ahora. Presiona Enter para buscar de todos modos.',
  'search.clear': 'Borrar la búsqueda',
  'search.places': 'Date una vuelta',
  'search.pages': 'Páginas de la tienda',
  'search.balance': 'Saldo de una tarjeta de regalo',
  'search.close': 'Cerrar la búsqueda',
  'search.forget': 'Olvidar «{text}»',
  'search.forgetAll': 'Olvidar todas las búsquedas',
} as const satisfies Spanish<keyof typeof english>;
