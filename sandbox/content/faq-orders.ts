import type { FaqCategoryRecord } from '#domain/content/content-record.ts';
import { both, question } from './text.ts';

export const faqOrders: FaqCategoryRecord = {
  categoryId: 'orders',
  title: both('Orders', 'Pedidos'),
  questions: [
    question(
      'need-an-account',
      ['Do I need an account to order?', '¿Necesito una cuenta para pedir?'],
      [
        'No. Anyone can order as a guest. We ask for an email for the confirmation and a phone number for the carrier, and for nothing else.',
        'No. Cualquiera puede pedir como invitado. Te pedimos un correo electrónico para la confirmación y un teléfono para la paquetería, y nada más.',
      ],
    ),
    question(
      'change-or-cancel',
      ['Can I change or cancel an order?', '¿Puedo cambiar o cancelar un pedido?'],
      [
        'Boxes are packed fast, so write to us within one hour of ordering, with the order number. If the box has not left, we change it or cancel it. Once it has left, all sales are final.\n\n[Contact us](/contactus)',
        'Empacamos rápido: escríbenos en la primera hora después de pedir, con tu número de pedido. Si la caja no ha salido, la cambiamos o la cancelamos. Cuando ya salió, todas las ventas son definitivas.\n\n[Contáctanos](/contactus)',
      ],
    ),
    question(
      'no-confirmation',
      [
        'I got no confirmation. Did my order arrive?',
        'No recibí la confirmación. ¿Llegó mi pedido?',
      ],
      [
        'The page after paying shows your order number: if you saw it, we have the order. Check your spam folder too. Before you order a second time, ask us, and you will not pay twice.',
        'La página que sigue al pago muestra tu número de pedido: si lo viste, lo tenemos. Revisa también tu carpeta de spam. Antes de pedir otra vez, pregúntanos, y no pagarás dos veces.',
      ],
    ),
    question(
      'pre-order',
      ['What is a pre-order?', '¿Qué es una preventa?'],
      [
        'A snack that is on its way to our shelves. You can order up to 10 of it now, and it ships as soon as it arrives. The product page says when that should be.',
        'Una botana que viene en camino a nuestros estantes. Puedes pedir hasta 10 desde ahora, y se envían en cuanto llegan. La página del producto dice cuándo debería ser.',
      ],
    ),
    question(
      'how-many',
      ['How many can I buy at once?', '¿Cuántas puedo comprar a la vez?'],
      [
        'Up to 99 of one snack, 10 of a pre-order, and 5 gift cards worth up to $500 together. For a wedding or an office, [write to us](/contactus).',
        'Hasta 99 de una misma botana, 10 en preventa y 5 tarjetas de regalo por un total de hasta $500. Para una boda o una oficina, [escríbenos](/contactus).',
      ],
    ),
  ],
};
