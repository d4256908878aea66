import type { FaqCategoryRecord } from '#domain/content/content-record.ts';
import { both, question } from './text.ts';

export const faqBoxes: FaqCategoryRecord = {
  categoryId: 'mix-boxes',
  title: both('Mix boxes', 'Cajas mixtas'),
  questions: [
    question(
      'how-many-bags',
      ['How many bags are in a mix box?', '¿Cuántas bolsas trae una caja mixta?'],
      [
        'Always 30. The box closes when the last bag is in, and you can repeat a flavor as often as you like.',
        'Siempre 30. La caja se cierra con la última bolsa, y puedes repetir un sabor las veces que quieras.',
      ],
    ),
    question(
      'mix-or-pack',
      [
        'What is the difference between a mix box and a variety pack?',
        '¿Qué diferencia hay entre una caja mixta y un paquete surtido?',
      ],
      [
        'You fill a mix box yourself, bag by bag. A [variety pack](/varietypack) was filled by someone with strong opinions; what is inside is listed on its page.',
        'La caja mixta la llenas tú, bolsa por bolsa. El [paquete surtido](/varietypack) lo llenó alguien con opiniones firmes; su página dice qué trae.',
      ],
    ),
    question(
      'flavor-runs-out',
      ['What happens if a flavor runs out?', '¿Qué pasa si se acaba un sabor?'],
      [
        'We say so before you pay, and nothing is charged until the box is right. The box you receive may differ from previous orders: packs change with the seasons.',
        'Te avisamos antes de pagar, y no se cobra nada hasta que la caja esté bien. La caja que recibes puede ser distinta de la de pedidos anteriores: los empaques cambian con la temporada.',
      ],
    ),
    question(
      'allergens',
      ['Where do I find ingredients and allergens?', '¿Dónde veo los ingredientes y alérgenos?'],
      [
        'On the page of each snack, under the price: ingredients, allergens and the nutrition table. The bag itself has the last word, as recipes change.',
        'En la página de cada botana, debajo del precio: ingredientes, alérgenos y la tabla nutricional. La bolsa misma tiene la última palabra, porque las recetas cambian.',
      ],
    ),
  ],
};
