import type { PageRecord } from '#domain/content/content-record.ts';
import { both, section } from './text.ts';

export const pageShipping: PageRecord = {
  page: 'shippingandreturns',
  title: both('Shipping and returns', 'Envíos y devoluciones'),
  lead: both(
    'What it costs, where it goes, how long it takes, and what we do when a bag arrives as dust.',
    'Cuánto cuesta, a dónde llega, cuánto tarda y qué hacemos cuando una bolsa llega hecha polvo.',
  ),
  updatedOn: '2026-11-02',
  sections: [
    section(
      'cost',
      ['What shipping costs', 'Cuánto cuesta el envío'],
      [
        '- Orders of $15 or more ship free.\n- Smaller orders ship for $4.99.\n- Gift cards are sent by email. They cost nothing to send and do not count toward the $15.',
        '- Los pedidos de $15 o más se envían gratis.\n- Los pedidos más pequeños pagan $4.99 de envío.\n- Las tarjetas de regalo se envían por correo electrónico. Su envío no cuesta y no cuentan para los $15.',
      ],
    ),
    section(
      'where',
      ['Where we ship', 'A dónde enviamos'],
      [
        'We ship to street addresses in 48 states and the District of Columbia. We do not ship to Hawaii or Alaska, to P.O. boxes, or outside the United States. Some snacks cannot go to some zip codes; the cart says which before you pay.',
        'Enviamos a domicilios de 48 estados y del Distrito de Columbia. No enviamos a Hawái ni a Alaska, ni a apartados postales, ni fuera de los Estados Unidos. Algunas botanas no pueden ir a ciertos códigos postales; el carrito lo dice antes de que pagues.',
      ],
    ),
    section(
      'when',
      ['When it arrives', 'Cuándo llega'],
      [
        'Orders placed before noon by the clocks of the warehouse leave the same business day. Boxes arrive 1 to 5 business days later, sooner near a warehouse; weekends and federal holidays do not count. The cart tells you the days for your zip code, and your confirmation repeats them. Pre-orders leave when the snack does: its page gives the date we expect.',
        'Los pedidos hechos antes del mediodía, según la hora del almacén, salen el mismo día hábil. Las cajas llegan de 1 a 5 días hábiles después, antes si el almacén está cerca; no cuentan los fines de semana ni los días festivos federales. El carrito te dice los días para tu código postal y la confirmación los repite. Las preventas salen cuando llega la botana: su página da la fecha que esperamos.',
      ],
    ),
    section(
      'damaged',
      ['Damaged, wrong or missing', 'Dañado, equivocado o faltante'],
      [
        'Write to us within 14 days of delivery, with your order number and, if something is broken, a photo. We send the item again or refund it to the card you paid with, as you prefer. You do not have to send anything back.\n\n[Contact us](/contactus)',
        'Escríbenos en los 14 días siguientes a la entrega, con tu número de pedido y, si algo está roto, una foto. Te enviamos el artículo otra vez o lo reembolsamos a la tarjeta con la que pagaste, como prefieras. No tienes que devolver nada.\n\n[Contáctanos](/contactus)',
      ],
    ),
    section(
      'returns',
      ['Returns', 'Devoluciones'],
      [
        'Food cannot go back on a shelf, so all sales of snacks are final. Merchandise that was neither worn nor washed may be returned within 30 days; we refund its price, and you pay the postage.',
        'La comida no puede volver al estante, así que todas las ventas de botanas son definitivas. La mercancía que no se usó ni se lavó se puede devolver en 30 días; reembolsamos su precio, y tú pagas el envío de vuelta.',
      ],
    ),
    section(
      'undeliverable',
      ['If nobody is there', 'Si no hay nadie'],
      [
        'The carrier tries three times. After that the box comes back to us, and we write to you. We send it once more for $4.99, or refund the order without what shipping cost us.',
        'La paquetería lo intenta tres veces. Después, la caja vuelve a nosotros y te escribimos. La enviamos una vez más por $4.99, o reembolsamos el pedido menos lo que nos costó el envío.',
      ],
    ),
  ],
};
