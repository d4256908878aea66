import type { mixEnUs } from '#cli/words/mix-en-us.ts';

/** Spanish texts of the commands about mixes. */
export const mixEs: Readonly<Record<keyof typeof mixEnUs, string>> = {
  mix: 'Llena mezclas (cajas de 30 bolsas) y las guarda en tu cuenta.',
  'mix.new': 'Empieza una mezcla nueva, que reemplaza la actual.',
  'mix.name': 'un nombre de 2 a 30 caracteres; sin nombre, la mezcla lleva un número',
  'mix.item': 'un producto y cuántas bolsas, como CHP-0101=12; se puede repetir',
  'mix.show': 'Muestra la mezcla actual o una guardada.',
  'mix.edit': 'Abre como mezcla actual una del carrito o una guardada.',
  'mix.surprise': 'Llena lo que falta de la mezcla actual.',
  'mix.addToCart': 'Agrega al carrito la mezcla actual o una guardada.',
  'mix.save': 'Guarda la mezcla actual; si se abrió desde una guardada, la reemplaza.',
  'mix.asNew': 'la guarda como mezcla nueva en todo caso',
  'mix.list': 'Lista las mezclas guardadas y dice cuáles se pueden pedir.',
  'mix.create': 'Guarda una mezcla nueva; la mezcla actual queda igual.',
  'mix.update':
    'Cambia el nombre o las bolsas de una mezcla guardada; lo que no se indica queda igual.',
  'mix.copy': 'Guarda una copia de una mezcla guardada con el siguiente nombre libre.',
  'mix.delete': 'Elimina una mezcla guardada; las mezclas del carrito se quedan.',
  'mix.share': 'Imprime un enlace que abre la mezcla actual o una guardada.',
  'mix.line': 'el id de una mezcla del carrito o de una guardada',
  'mix.id': 'el id de una mezcla guardada, como MYOMP-30-1',
  'mix.none': 'No hay mezclas guardadas.',
  'mix.ready': 'Listas para pedir: {ready} de {count}',
  'mix.state': 'Estado',
  'mix.available': 'lista para pedir',
  'mix.outgrown': 'ya no cumple las reglas',
  'mix.gone': 'no disponible: {items}',
  'mix.deleted': '{id} ya no está guardada.',
  'error.mixEmpty': 'No hay mezcla actual. "crunch mix new" empieza una.',
};
