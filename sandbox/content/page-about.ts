import type { PageRecord } from '#domain/content/content-record.ts';
import { both, section } from './text.ts';

export const pageAbout: PageRecord = {
  page: 'aboutus',
  title: both('We fill boxes', 'Llenamos cajas'),
  lead: both(
    'Crunchcart is a snack shop with one idea: thirty pockets in a carton, and you decide what goes into them.',
    'Crunchcart es una tienda de botanas con una sola idea: treinta lugares en una caja, y tú decides qué va en cada uno.',
  ),
  sections: [
    section(
      'how-it-began',
      ['How it began', 'Cómo empezó'],
      [
        'Someone at a kitchen table in Plano, Texas, wanted four bags of one flavor, two of another and none of the third. Every shop sold them by the dozen. So we cut a carton into thirty pockets and started to count.',
        'Alguien, en una mesa de cocina de Plano, Texas, quería cuatro bolsas de un sabor, dos de otro y ninguna del tercero. Todas las tiendas las vendían por docena. Así que dividimos una caja en treinta lugares y empezamos a contar.',
      ],
    ),
    section(
      'what-we-sell',
      ['What we sell', 'Qué vendemos'],
      [
        'Chips, popcorn, pretzels, cookies, nuts and dips from twelve small makers with strong opinions about crunch. We taste everything before it gets a shelf, and we say no a lot.\n\n[See all snacks](/all-snacks) or start with the [flavors](/flavors).',
        'Papas, palomitas, pretzels, galletas, nueces y dips de doce productores pequeños con opiniones firmes sobre lo crujiente. Probamos todo antes de darle un estante, y decimos que no muchas veces.\n\n[Ve todas las botanas](/all-snacks) o empieza por los [sabores](/flavors).',
      ],
    ),
    section(
      'what-we-promise',
      ['What we promise', 'Lo que prometemos'],
      [
        '- The price you see at the last step is the price you pay.\n- What is out of stock says so before you pay, not after.\n- Your card number never touches our computers.\n- A person answers every letter, in English or in Spanish, within two business days.',
        '- El precio que ves en el último paso es el que pagas.\n- Lo que está agotado lo dice antes de que pagues, no después.\n- El número de tu tarjeta nunca toca nuestras computadoras.\n- Una persona contesta cada mensaje, en inglés o en español, en dos días hábiles.',
      ],
    ),
    section(
      'where-we-are',
      ['Where we are', 'Dónde estamos'],
      [
        'We pack in Plano, Texas, in Reno, Nevada, and in Harrisburg, Pennsylvania. There is no counter to walk up to, but there is [a form](/contactus), and we read it.',
        'Empacamos en Plano, Texas, en Reno, Nevada, y en Harrisburg, Pensilvania. No hay mostrador, pero hay [un formulario](/contactus), y lo leemos.',
      ],
    ),
  ],
};
