import type { PageRecord } from '#domain/content/content-record.ts';
import { both, section } from './text.ts';

export const pageTerms: PageRecord = {
  page: 'terms',
  title: both('Terms and conditions', 'Términos y condiciones'),
  lead: both(
    'The agreement between you and Crunchcart, Inc. when you use this shop or buy from it.',
    'El acuerdo entre tú y Crunchcart, Inc. cuando usas esta tienda o compras en ella.',
  ),
  updatedOn: '2026-11-02',
  sections: [
    section(
      'agreement',
      ['The agreement', 'El acuerdo'],
      [
        'By placing an order you accept these terms. You must be at least 18 years old, or order with the permission of a parent or guardian. Nothing in these terms takes away a right that the law of your state gives you as a consumer.',
        'Al hacer un pedido aceptas estos términos. Debes tener al menos 18 años, o pedir con permiso de tu madre, padre o tutor. Nada en estos términos te quita un derecho que la ley de tu estado te da como consumidor.',
      ],
    ),
    section(
      'orders',
      ['Orders', 'Pedidos'],
      [
        'Your order is an offer. We accept it when we confirm it by email. We may refuse an order or limit its quantities, for example when something is out of stock, when a price was plainly a mistake, or when we suspect fraud; anything you paid is then refunded.',
        'Tu pedido es una oferta. La aceptamos cuando te la confirmamos por correo electrónico. Podemos rechazar un pedido o limitar sus cantidades, por ejemplo cuando algo está agotado, cuando un precio era claramente un error o cuando sospechamos fraude; en ese caso se reembolsa lo que hayas pagado.',
      ],
    ),
    section(
      'prices',
      ['Prices and taxes', 'Precios e impuestos'],
      [
        'Prices are in US dollars. Sales tax is added where the law of the destination requires it and is shown before you pay. A price that was promised to you at checkout is held for 30 minutes. Coupons cannot be turned into cash and apply once per order.',
        'Los precios están en dólares estadounidenses. El impuesto sobre ventas se agrega donde lo exige la ley del destino y se muestra antes de que pagues. Un precio prometido al pagar se mantiene 30 minutos. Los cupones no se cambian por efectivo y se aplican una vez por pedido.',
      ],
    ),
    section(
      'payment',
      ['Payment', 'Pago'],
      [
        'You pay by card when you place the order. You confirm that the card is yours or that its holder agreed. Card data goes to our payment provider only.',
        'Pagas con tarjeta al hacer el pedido. Confirmas que la tarjeta es tuya o que su titular estuvo de acuerdo. Los datos de la tarjeta van solo a nuestro proveedor de pagos.',
      ],
    ),
    section(
      'shipping',
      ['Shipping and risk', 'Envío y riesgo'],
      [
        'Delivery times are estimates. The risk of loss passes to you when the box is delivered to the address you gave. Costs, places and returns are described in [shipping and returns](/shippingandreturns), which is a part of these terms.',
        'Los plazos de entrega son estimados. El riesgo de pérdida pasa a ti cuando la caja se entrega en la dirección que diste. Los costos, los lugares y las devoluciones se describen en [envíos y devoluciones](/shippingandreturns), que es parte de estos términos.',
      ],
    ),
    section(
      'final-sale',
      ['All sales are final', 'Todas las ventas son definitivas'],
      [
        'The box you receive may differ from previous orders. All sales are final. This does not touch goods that arrive damaged, wrong or not at all: those we replace or refund.',
        'La caja que recibes puede ser distinta de la de pedidos anteriores. Todas las ventas son definitivas. Esto no afecta a lo que llega dañado, equivocado o no llega: eso lo reponemos o lo reembolsamos.',
      ],
    ),
    section(
      'food',
      ['Food and allergens', 'Alimentos y alérgenos'],
      [
        'Product pages repeat what the makers tell us. Recipes change: always read the label before you eat, above all if you have an allergy. Our makers and warehouses handle milk, wheat, soy, peanuts, tree nuts and sesame.',
        'Las páginas de producto repiten lo que nos dicen los productores. Las recetas cambian: lee siempre la etiqueta antes de comer, sobre todo si tienes alguna alergia. Nuestros productores y almacenes manejan leche, trigo, soya, cacahuate, nueces de árbol y ajonjolí.',
      ],
    ),
    section(
      'gift-cards',
      ['Gift cards', 'Tarjetas de regalo'],
      [
        'Gift cards have no fees and do not expire. They are not redeemed for cash except where a law requires it. Treat them like cash: we cannot replace a card that someone else has used.',
        'Las tarjetas de regalo no tienen comisiones ni vencen. No se cambian por efectivo, salvo donde una ley lo exija. Cuídalas como efectivo: no podemos reponer una tarjeta que alguien más usó.',
      ],
    ),
    section(
      'events',
      ['Concerts and classes', 'Conciertos y clases'],
      [
        'Concerts are for people 18 or older. Registering does not reserve a seat; we confirm by email. Places and dates may change; if they do, we write to everyone who registered.',
        'Los conciertos son para personas de 18 años o más. Registrarse no aparta un lugar; lo confirmamos por correo electrónico. Los lugares y las fechas pueden cambiar; si eso pasa, les escribimos a todas las personas registradas.',
      ],
    ),
    section(
      'fair-use',
      ['Fair use of the shop', 'Uso correcto de la tienda'],
      [
        'Do not break into the shop, overload it, collect its prices by machine without our permission, or buy for resale without a wholesale agreement. The names, pictures and texts here belong to us or to our makers.',
        'No vulneres la seguridad de la tienda, no la sobrecargues, no recopiles sus precios con máquinas sin nuestro permiso ni compres para revender sin un acuerdo de mayoreo. Los nombres, imágenes y textos son nuestros o de nuestros productores.',
      ],
    ),
    section(
      'liability',
      ['Liability', 'Responsabilidad'],
      [
        'As far as the law allows, our liability for an order is limited to what you paid for it, and we are not liable for indirect loss. This does not limit liability for injury, for intent or gross negligence, or wherever the law forbids a limit.',
        'Hasta donde la ley lo permite, nuestra responsabilidad por un pedido se limita a lo que pagaste por él, y no respondemos por pérdidas indirectas. Esto no limita la responsabilidad por lesiones, por dolo o negligencia grave, ni donde la ley prohíba limitarla.',
      ],
    ),
    section(
      'law',
      ['Law and disputes', 'Ley y controversias'],
      [
        'The law of the State of Texas applies, and the consumer protection of the state you live in. Please [write to us](/contactus) first: most things are settled within a few days. You may always go to the small claims court where you live.',
        'Se aplica la ley del estado de Texas, y la protección al consumidor del estado donde vives. Primero [escríbenos](/contactus): casi todo se arregla en pocos días. Siempre puedes acudir al juzgado de asuntos menores del lugar donde vives.',
      ],
    ),
    section(
      'changes',
      ['Changes', 'Cambios'],
      [
        'We may change these terms. The terms that were shown when you ordered apply to that order. The English and the Spanish text say the same; should they differ, the one more favorable to you applies.',
        'Podemos cambiar estos términos. A cada pedido se le aplican los términos que se mostraban al hacerlo. Los textos en inglés y en español dicen lo mismo; si difieren, se aplica el que más te favorezca.',
      ],
    ),
  ],
};
