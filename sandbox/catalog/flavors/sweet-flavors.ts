import { flavor } from './flavor.ts';

/** Honey, fruit, spice, nuts and chocolate; the last ones belong to the cold months. */
export const sweetFlavors = [
  flavor(
    'honey-mustard',
    ['Honey Mustard', 'Miel y mostaza'],
    [
      'Mild mustard, real honey, a crunch that answers back.',
      'Mostaza suave, miel de verdad y un crujido que contesta.',
    ],
    [
      'honey powder, mustard flour, vinegar powder, turmeric, sea salt',
      'miel en polvo, harina de mostaza, vinagre en polvo, cúrcuma, sal de mar',
    ],
    { sodium: 60, addedSugar: 2, print: 'honey' },
  ),
  flavor(
    'honey-butter',
    ['Honey Butter', 'Miel y mantequilla'],
    [
      'Butter in the corners, honey everywhere else.',
      'Mantequilla en las orillas y miel en todo lo demás.',
    ],
    [
      'honey powder, butter powder (milk), cane sugar, sea salt',
      'miel en polvo, mantequilla en polvo (leche), azúcar de caña, sal de mar',
    ],
    { sodium: 30, addedSugar: 3, saturatedFat: 0.5, allergens: ['milk'] },
  ),
  flavor(
    'honey-roasted',
    ['Honey Roasted', 'Tostado con miel'],
    [
      'Roasted with honey until the kitchen smells like a fair.',
      'Tostado con miel hasta que la cocina huela a feria.',
    ],
    ['honey, cane sugar, sea salt', 'miel, azúcar de caña, sal de mar'],
    { sodium: 20, addedSugar: 4, print: 'honey' },
  ),
  flavor(
    'kettle-corn',
    ['Kettle Corn', 'Dulce y salado'],
    ['Sweet, then salty, then sweet again.', 'Dulce, luego salado y otra vez dulce.'],
    ['cane sugar, sea salt', 'azúcar de caña, sal de mar'],
    { addedSugar: 7, print: 'kettle' },
  ),
  flavor(
    'salted-caramel',
    ['Salted Caramel', 'Caramelo salado'],
    [
      'Caramel cooked one shade darker than is sensible.',
      'Caramelo cocido un tono más oscuro de lo prudente.',
    ],
    [
      'brown sugar, butter (milk), cream (milk), sea salt',
      'azúcar morena, mantequilla (leche), crema (leche), sal de mar',
    ],
    {
      sodium: 40,
      addedSugar: 10,
      saturatedFat: 1,
      cholesterol: 5,
      allergens: ['milk'],
      print: 'caramel',
    },
  ),
  flavor(
    'cinnamon-sugar',
    ['Cinnamon Sugar', 'Canela y azúcar'],
    [
      'Cinnamon, sugar, and the memory of a warm churro.',
      'Canela, azúcar y el recuerdo de un churro caliente.',
    ],
    ['cane sugar, cinnamon, sea salt', 'azúcar de caña, canela, sal de mar'],
    { addedSugar: 6, print: 'cinnamon' },
  ),
  flavor(
    'double-chocolate',
    ['Double Chocolate', 'Doble chocolate'],
    [
      'Dark chocolate in the middle, milk chocolate on top.',
      'Chocolate oscuro en el centro y chocolate con leche encima.',
    ],
    [
      'dark chocolate (cocoa mass, sugar, cocoa butter, soy lecithin), milk chocolate (milk), cocoa powder',
      'chocolate oscuro (pasta de cacao, azúcar, manteca de cacao, lecitina de soya), chocolate con leche (leche), cacao en polvo',
    ],
    { addedSugar: 7, fat: 2, saturatedFat: 2, allergens: ['milk', 'soy'], print: 'chocolate' },
  ),
  flavor(
    'chocolate-chunk',
    ['Chocolate Chunk', 'Trozos de chocolate'],
    [
      'Chunks, not chips. There is a difference and this is it.',
      'Trozos, no chispas. Hay una diferencia y es esta.',
    ],
    [
      'chocolate chunks (cocoa mass, sugar, cocoa butter, soy lecithin), vanilla extract',
      'trozos de chocolate (pasta de cacao, azúcar, manteca de cacao, lecitina de soya), extracto de vainilla',
    ],
    { addedSugar: 3, fat: 1, saturatedFat: 1, allergens: ['soy'], print: 'choc-chip' },
  ),
  flavor(
    'lemon',
    ['Lemon', 'Limón amarillo'],
    [
      'Butter, sugar, and the zest of a lemon that fought back.',
      'Mantequilla, azúcar y la ralladura de un limón amarillo que se defendió.',
    ],
    [
      'lemon peel, lemon oil, cane sugar',
      'cáscara de limón amarillo, aceite de limón amarillo, azúcar de caña',
    ],
    { addedSugar: 2 },
  ),
  flavor(
    'maple-pecan',
    ['Maple Pecan', 'Maple y nuez pecana'],
    [
      'Maple syrup and toasted pecan, like breakfast with better timing.',
      'Jarabe de maple y nuez pecana tostada, un desayuno a mejor hora.',
    ],
    [
      'maple sugar, pecan (tree nuts), brown sugar, sea salt',
      'azúcar de maple, nuez pecana (nueces de árbol), azúcar morena, sal de mar',
    ],
    { sodium: 20, addedSugar: 4, fat: 1, allergens: ['tree-nuts'], print: 'maple' },
  ),
  flavor(
    'peanut-crunch',
    ['Peanut Crunch', 'Cacahuate crujiente'],
    [
      'Peanuts in three sizes, all of them crunchy.',
      'Cacahuates en tres tamaños, todos crujientes.',
    ],
    ['peanuts, cane sugar, sea salt', 'cacahuates, azúcar de caña, sal de mar'],
    { sodium: 40, addedSugar: 2, fat: 2, allergens: ['peanut'], print: 'peanut' },
  ),
  flavor(
    'almond-sea-salt',
    ['Almond & Sea Salt', 'Almendra y sal de mar'],
    [
      'Whole almonds, toasted slowly, finished with flakes of salt.',
      'Almendras enteras, tostadas despacio y con escamas de sal.',
    ],
    ['almonds (tree nuts), sea salt', 'almendras (nueces de árbol), sal de mar'],
    { sodium: 40, fat: 1, allergens: ['tree-nuts'], print: 'almond' },
  ),
  flavor(
    'cranberry-seed',
    ['Cranberry Seed', 'Arándano y semillas'],
    [
      'Tart cranberries held together by seeds and good intentions.',
      'Arándanos ácidos unidos por semillas y buenas intenciones.',
    ],
    [
      'dried cranberries (cranberries, sugar), pumpkin seeds, sunflower seeds, chia',
      'arándanos secos (arándanos, azúcar), semillas de calabaza, semillas de girasol, chía',
    ],
    { addedSugar: 3, fat: 1, print: 'berry' },
  ),
  flavor(
    'orange-zest',
    ['Orange Zest', 'Ralladura de naranja'],
    [
      'Orange peel and vanilla, sunny without being loud about it.',
      'Cáscara de naranja y vainilla, soleado sin presumir.',
    ],
    [
      'orange peel, orange oil, vanilla extract, cane sugar',
      'cáscara de naranja, aceite de naranja, extracto de vainilla, azúcar de caña',
    ],
    { addedSugar: 3, print: 'orange' },
  ),
  flavor(
    'espresso',
    ['Espresso', 'Espresso'],
    [
      'Ground espresso and cocoa, for the second half of the day.',
      'Espresso molido y cacao, para la segunda mitad del día.',
    ],
    ['cocoa powder, ground coffee, cane sugar', 'cacao en polvo, café molido, azúcar de caña'],
    { addedSugar: 4 },
  ),
  flavor(
    'peppermint-bark',
    ['Peppermint Bark', 'Chocolate blanco y menta'],
    [
      'White chocolate, candy cane, and one cold breath in.',
      'Chocolate blanco, bastón de dulce y un respiro helado.',
    ],
    [
      'white chocolate (sugar, cocoa butter, milk, soy lecithin), peppermint candy (sugar, peppermint oil)',
      'chocolate blanco (azúcar, manteca de cacao, leche, lecitina de soya), dulce de menta (azúcar, aceite de menta)',
    ],
    { addedSugar: 8, fat: 1, saturatedFat: 1.5, allergens: ['milk', 'soy'], print: 'peppermint' },
  ),
  flavor(
    'gingerbread',
    ['Gingerbread', 'Pan de jengibre'],
    [
      'Ginger, clove and molasses, dressed for the cold.',
      'Jengibre, clavo y melaza, vestidos para el frío.',
    ],
    [
      'molasses, ginger, cinnamon, clove, brown sugar',
      'melaza, jengibre, canela, clavo, azúcar morena',
    ],
    { addedSugar: 5 },
  ),
  flavor(
    'pumpkin-spice',
    ['Pumpkin Spice', 'Calabaza especiada'],
    [
      'It is back. It has nutmeg. You knew this day would come.',
      'Volvió. Trae nuez moscada. Sabías que este día llegaría.',
    ],
    [
      'pumpkin powder, brown sugar, cinnamon, nutmeg, ginger',
      'calabaza en polvo, azúcar morena, canela, nuez moscada, jengibre',
    ],
    { addedSugar: 5 },
  ),
  flavor(
    'cranberry-orange',
    ['Cranberry Orange', 'Arándano y naranja'],
    [
      'Cranberry with a curl of orange, ready for company.',
      'Arándano con un rizo de naranja, listo para las visitas.',
    ],
    [
      'dried cranberries (cranberries, sugar), orange peel, cane sugar',
      'arándanos secos (arándanos, azúcar), cáscara de naranja, azúcar de caña',
    ],
    { addedSugar: 4 },
  ),
] as const;
