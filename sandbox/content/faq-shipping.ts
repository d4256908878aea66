import type { FaqCategoryRecord } from '#domain/content/content-record.ts';
import { both, question } from './text.ts';

export const faqShipping: FaqCategoryRecord = {
  categoryId: 'shipping',
  title: both('Shipping', 'Envíos'),
  questions: [
    question(
      'what-it-costs',
      ['What does shipping cost?', '¿Cuánto cuesta el envío?'],
      [
        '$4.99 for any order under $15, and nothing from $15 on. Gift cards do not count toward the $15, and there are no surprises later: the total on the review page is what you pay.',
        '$4.99 en pedidos de menos de $15, y nada a partir de $15. Las tarjetas de regalo no cuentan para los $15, y no hay sorpresas: el total de la página de revisión es lo que pagas.',
      ],
    ),
    question(
      'how-long',
      ['How long does it take?', '¿Cuánto tarda?'],
      [
        '1 to 5 business days on the way, weekends and federal holidays not counted: the nearer our warehouse, the sooner. The product page and the cart tell you the days as soon as they know your zip code, and your confirmation repeats them. We ship from the warehouse nearest to you, in Texas, Nevada or Pennsylvania. Enter your zip code at the top of any page to see what is in stock there.',
        'De 1 a 5 días hábiles en camino, sin contar fines de semana ni días festivos federales: cuanto más cerca esté nuestro almacén, antes llega. La página del producto y el carrito te dicen los días en cuanto conocen tu código postal, y la confirmación los repite. Enviamos desde el almacén más cercano, en Texas, Nevada o Pensilvania. Escribe tu código postal arriba, en cualquier página, para ver qué hay en existencia ahí.',
      ],
    ),
    question(
      'where-to',
      ['Where do you ship?', '¿A dónde envían?'],
      [
        'To street addresses in 48 states and the District of Columbia. We do not ship to Hawaii or Alaska, and not outside the United States.',
        'A domicilios de 48 estados y del Distrito de Columbia. No enviamos a Hawái ni a Alaska, ni fuera de los Estados Unidos.',
      ],
    ),
    question(
      'po-box',
      ['Can I ship to a P.O. box?', '¿Pueden enviar a un apartado postal?'],
      [
        'No. Our carrier needs a street address and someone who likes snacks.',
        'No. La paquetería necesita un domicilio y a alguien a quien le gusten las botanas.',
      ],
    ),
    question(
      'broken',
      ['Something arrived broken. What now?', 'Algo llegó roto. ¿Qué hago?'],
      [
        'Chips are fragile and carriers are in a hurry. Write to us within 14 days with your order number and a photo. We send the bag again, or give the money back, whichever you prefer.\n\n[Contact us](/contactus) or read [shipping and returns](/shippingandreturns).',
        'Las papas son frágiles y las paqueterías tienen prisa. Escríbenos en los primeros 14 días con tu número de pedido y una foto. Te enviamos otra bolsa o te devolvemos el dinero, como prefieras.\n\n[Contáctanos](/contactus) o lee [envíos y devoluciones](/shippingandreturns).',
      ],
    ),
  ],
};
