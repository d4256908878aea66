import type { reviews as english } from '#application/messages/en-us/catalog/reviews.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Spanish words about what customers say of products. */
export const reviews = {
  'reviews.title': 'Opiniones',
  'reviews.write': 'Califica este producto',
  'reviews.none': 'Nadie ha opinado aún sobre este producto.',
  'reviews.rules':
    'Solo opinan quienes recibieron este producto. Leemos cada opinión antes de mostrarla.',
  'reviews.stars_one': '{count} estrella',
  'reviews.stars_many': '{count} estrellas',
  'reviews.stars_other': '{count} estrellas',
  'reviews.starsOf': '{stars} de 5 estrellas',
  'reviews.by': '{author}, {day}',
  'reviews.more_one': 'Mostrar {count} más',
  'reviews.more_many': 'Mostrar {count} más',
  'reviews.more_other': 'Mostrar {count} más',
  'reviews.pageTitle': 'Tu opinión',
  'reviews.rating': 'Calificación',
  'reviews.headline': 'Título (opcional)',
  'reviews.text': 'Opinión (opcional)',
  'reviews.left_one': 'Queda {count} carácter',
  'reviews.left_many': 'Quedan {count} caracteres',
  'reviews.left_other': 'Quedan {count} caracteres',
  'reviews.public':
    'Todo el mundo puede leer tu opinión. La firman tu nombre y la primera letra de tu apellido.',
  'reviews.send': 'Enviar opinión',
  'reviews.change': 'Cambiar opinión',
  'reviews.sending': 'Enviando tu opinión',
  'reviews.sent': 'Gracias. Leemos tu opinión antes de mostrarla.',
  'reviews.waiting': 'Estamos leyendo tu opinión. Después se muestra.',
  'reviews.shown': 'Tu opinión se muestra. Si la cambias, primero la leemos otra vez.',
  'reviews.refused': 'No mostramos tu opinión: {reason}',
  'reviews.remove': 'Quitar mi opinión',
  'reviews.removed': 'Quitamos tu opinión. Tu texto sigue abajo, por si la quieres de vuelta.',
  'reviews.notBought':
    'Solo opinan quienes compraron este producto con su cuenta. Si pediste como invitado, primero guarda el pedido en tu cuenta.',
  'reviews.notDelivered': 'Puedes opinar sobre este producto cuando se entregue tu pedido.',
  'reviews.howWasIt': '¿Qué te pareció?',
  'reviews.rate': 'Califica {name}',
} as const satisfies Spanish<keyof typeof english>;
