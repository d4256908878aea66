import type { FaqCategoryRecord } from '#domain/content/content-record.ts';
import { both, question } from './text.ts';

export const faqPrivacy: FaqCategoryRecord = {
  categoryId: 'your-data',
  title: both('Your data', 'Tus datos'),
  questions: [
    question(
      'cookies',
      ['What do you keep on my device?', '¿Qué guardan en mi dispositivo?'],
      [
        'Your cart, your zip code, your language and your cookie choices. Measuring and advertising stay off until you turn them on. The footer of every page lets you change your mind.',
        'Tu carrito, tu código postal, tu idioma y tus opciones de cookies. La medición y la publicidad están desactivadas hasta que las actives. En el pie de cada página puedes cambiar de opinión.',
      ],
    ),
    question(
      'newsletter-stop',
      ['How do I stop your emails?', '¿Cómo dejo de recibir sus correos?'],
      [
        'Use the link at the bottom of any of them, or [write to us](/contactus). Confirmations of your own orders still come.',
        'Usa el enlace al final de cualquiera de ellos, o [escríbenos](/contactus). Las confirmaciones de tus propios pedidos seguirán llegando.',
      ],
    ),
    question(
      'language',
      ['How do I change the language?', '¿Cómo cambio el idioma?'],
      [
        'With the switch at the top right of every page. We remember it on your device. Confirmations come in the language you ordered in.',
        'Con el botón de arriba a la derecha, en cualquier página. Lo recordamos en tu dispositivo. Las confirmaciones llegan en el idioma en que hiciste el pedido.',
      ],
    ),
  ],
};
