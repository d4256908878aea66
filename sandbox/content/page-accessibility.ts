import type { PageRecord } from '#domain/content/content-record.ts';
import { both, section } from './text.ts';

export const pageAccessibility: PageRecord = {
  page: 'accessibility',
  title: both('Accessibility', 'Accesibilidad'),
  lead: both(
    'Everyone should be able to buy chips. This is what we do about it, and how to tell us when it is not enough.',
    'Todas las personas deberían poder comprar papas. Esto es lo que hacemos, y así puedes avisarnos cuando no basta.',
  ),
  updatedOn: '2026-11-02',
  sections: [
    section(
      'standard',
      ['The standard we follow', 'La norma que seguimos'],
      [
        'We build this shop to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Each screen is checked by program and by hand, in both languages, in light and in dark, on a phone and on a wide screen.',
        'Construimos esta tienda según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Cada pantalla se revisa con programas y a mano, en los dos idiomas, en claro y en oscuro, en el teléfono y en pantalla ancha.',
      ],
    ),
    section(
      'what-works',
      ['What you can rely on', 'Con qué puedes contar'],
      [
        '- Everything works with a keyboard alone, and the focus is always visible.\n- Screen readers announce labels, errors and changes to the cart.\n- Text can be doubled in size and the page zoomed to 400% without losing anything.\n- No meaning is carried by color alone, and text has a contrast of at least 4.5 to 1.\n- Motion is off when your device asks for less motion.\n- Time limits are announced and can be extended.',
        '- Todo funciona solo con el teclado, y el foco siempre se ve.\n- Los lectores de pantalla anuncian las etiquetas, los errores y los cambios del carrito.\n- El texto puede duplicar su tamaño y la página ampliarse al 400 % sin perder nada.\n- Ningún significado depende solo del color, y el texto tiene un contraste de al menos 4.5 a 1.\n- El movimiento se desactiva cuando tu dispositivo pide menos movimiento.\n- Los límites de tiempo se anuncian y se pueden extender.',
      ],
    ),
    section(
      'known-limits',
      ['What is not good enough yet', 'Lo que todavía no está bien'],
      [
        'The card fields on the payment page belong to our payment provider. They are labeled and work with a keyboard, but we cannot change everything about them. If they stop you, tell us and we take the order another way.',
        'Los campos de la tarjeta en la página de pago son de nuestro proveedor de pagos. Tienen etiquetas y funcionan con el teclado, pero no podemos cambiarlo todo. Si te impiden comprar, avísanos y tomamos el pedido de otra forma.',
      ],
    ),
    section(
      'tell-us',
      ['Tell us', 'Avísanos'],
      [
        'If something does not work for you, [write to us](/contactus) with the address of the page and what you used. A person answers within two business days, and problems with access go to the top of the list.',
        'Si algo no te funciona, [escríbenos](/contactus) con la dirección de la página y lo que usabas. Una persona contesta en dos días hábiles, y los problemas de acceso van al principio de la lista.',
      ],
    ),
  ],
};
