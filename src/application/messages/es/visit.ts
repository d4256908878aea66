import type { visit as english } from '#application/messages/en-us/visit.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Words about products looked at, back-in-stock notices and shared links. */
export const visit = {
  'viewed.title': 'Viste estas botanas',
  'viewed.forget': 'Olvidarlas',
  'viewed.forgotten': 'Olvidadas.',
  'again.title': 'Qué gusto verte otra vez, {name}',
  'again.last': 'Tu último pedido',
  'again.orders': 'Todos los pedidos',
  'again.mixes': 'Todas las mezclas guardadas',
  'again.low': 'Tal vez se te están acabando',
  'again.lowText':
    'Es un cálculo según las fechas y cantidades de tus pedidos. Lo que queda en casa lo sabes tú.',
  'notify.title': 'Podemos avisarte cuando vuelva.',
  'notify.hint': 'Un solo correo sobre esta botana. Nada más.',
  'notify.ask': 'Avísame cuando vuelva',
  'notify.sure': 'Sí, avísame ahí',
  'notify.done': 'Listo. Escribiremos una vez a {email}, cuando vuelva.',
  'share.copied': 'Enlace copiado.',
  'share.failed': 'No se pudo copiar el enlace.',
  'share.link': 'Aquí está: {link}',
} as const satisfies Spanish<keyof typeof english>;
