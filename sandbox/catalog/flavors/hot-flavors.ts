import { flavor } from './flavor.ts';

/** Smoke and chiles, from a tingle to a full alarm. */
export const hotFlavors = [
  flavor(
    'smoky-bbq',
    ['Smoky BBQ', 'BBQ ahumado'],
    [
      'Hickory smoke, molasses, and no napkin big enough.',
      'Humo de nogal, melaza y ninguna servilleta que alcance.',
    ],
    [
      'brown sugar, tomato powder, paprika, molasses, hickory smoke flavor, sea salt',
      'azúcar morena, tomate en polvo, pimentón, melaza, sabor a humo de nogal, sal de mar',
    ],
    { sodium: 80, addedSugar: 2, print: 'bbq' },
  ),
  flavor(
    'honey-bbq',
    ['Honey BBQ', 'BBQ con miel'],
    [
      'Barbecue that met a beehive and stayed friends.',
      'Un BBQ que conoció una colmena y terminaron de amigos.',
    ],
    [
      'honey powder, brown sugar, tomato powder, smoked paprika, sea salt',
      'miel en polvo, azúcar morena, tomate en polvo, pimentón ahumado, sal de mar',
    ],
    { sodium: 70, addedSugar: 2 },
  ),
  flavor(
    'smoked-ember',
    ['Smoked Ember', 'Brasa ahumada'],
    [
      'Chipotle over coals: smoke first, heat when you stop.',
      'Chipotle a las brasas: primero el humo, y el picante cuando paras.',
    ],
    [
      'chipotle, smoked paprika, cane sugar, garlic powder, sea salt',
      'chipotle, pimentón ahumado, azúcar de caña, ajo en polvo, sal de mar',
    ],
    { sodium: 110, addedSugar: 1, heat: 2, print: 'crunchy' },
  ),
  flavor(
    'chile-lime',
    ['Chile Lime', 'Chile y limón'],
    [
      'Dried chile first, then a squeeze of lime that stays on your fingers.',
      'Primero chile seco, luego un toque de limón que se queda en los dedos.',
    ],
    [
      'dried chile, sea salt, lime juice powder, onion, garlic',
      'chile seco, sal de mar, jugo de limón en polvo, cebolla, ajo',
    ],
    { sodium: 70, heat: 1 },
  ),
  flavor(
    'jalapeno',
    ['Jalapeño', 'Jalapeño'],
    [
      'Green, grassy heat that is gone when you want it back.',
      'Un picante verde y fresco que se va justo cuando lo extrañas.',
    ],
    [
      'jalapeño powder, onion powder, garlic powder, sea salt',
      'jalapeño en polvo, cebolla en polvo, ajo en polvo, sal de mar',
    ],
    { sodium: 60, heat: 2 },
  ),
  flavor(
    'jalapeno-cheddar',
    ['Jalapeño Cheddar', 'Jalapeño y cheddar'],
    [
      'Cheddar to calm the jalapeño. It almost works.',
      'Cheddar para calmar al jalapeño. Casi lo logra.',
    ],
    [
      'cheddar cheese (milk), jalapeño powder, whey (milk), sea salt',
      'queso cheddar (leche), jalapeño en polvo, suero (leche), sal de mar',
    ],
    { sodium: 90, saturatedFat: 0.5, cholesterol: 5, heat: 1, allergens: ['milk'] },
  ),
  flavor(
    'hot-honey',
    ['Hot Honey', 'Miel picante'],
    ['Honey that smiles, then bites.', 'Miel que sonríe y luego muerde.'],
    [
      'honey powder, cayenne, cane sugar, vinegar powder, sea salt',
      'miel en polvo, cayena, azúcar de caña, vinagre en polvo, sal de mar',
    ],
    { sodium: 60, addedSugar: 3, heat: 1 },
  ),
  flavor(
    'sweet-chili',
    ['Sweet Chili', 'Chile dulce'],
    [
      'Red chile and sugar, stirred until they agree.',
      'Chile rojo y azúcar, mezclados hasta ponerse de acuerdo.',
    ],
    [
      'cane sugar, red chile, garlic powder, rice vinegar powder, soy sauce powder (soy, wheat), sea salt',
      'azúcar de caña, chile rojo, ajo en polvo, vinagre de arroz en polvo, salsa de soya en polvo (soya, trigo), sal de mar',
    ],
    { sodium: 80, addedSugar: 2, heat: 1, allergens: ['soy', 'wheat'] },
  ),
  flavor(
    'street-corn',
    ['Street Corn', 'Elote'],
    [
      'Corn with crema, cotija and chile, minus the stick.',
      'Maíz con crema, cotija y chile, sin el palito.',
    ],
    [
      'cotija cheese (milk), cream powder (milk), chile powder, lime juice powder, cilantro, sea salt',
      'queso cotija (leche), crema en polvo (leche), chile en polvo, jugo de limón en polvo, cilantro, sal de mar',
    ],
    { sodium: 80, cholesterol: 5, heat: 1, allergens: ['milk'], print: 'elote' },
  ),
  flavor(
    'habanero',
    ['Habanero', 'Habanero'],
    [
      'Fruity for three seconds. Then it is habanero.',
      'Afrutado por tres segundos. Después es habanero.',
    ],
    [
      'habanero chile, mango powder, garlic powder, sea salt',
      'chile habanero, mango en polvo, ajo en polvo, sal de mar',
    ],
    { sodium: 80, heat: 3 },
  ),
  flavor(
    'inferno-lime',
    ['Inferno Lime', 'Limón infernal'],
    [
      'Chile de árbol with enough lime to call it refreshing.',
      'Chile de árbol con tanto limón que casi refresca.',
    ],
    [
      'chile de árbol, lime juice powder, citric acid, paprika, sea salt',
      'chile de árbol, jugo de limón en polvo, ácido cítrico, pimentón, sal de mar',
    ],
    { sodium: 130, heat: 3, print: 'inferno' },
  ),
  flavor(
    'ghost-pepper',
    ['Ghost Pepper', 'Chile fantasma'],
    ['Quiet at the door, loud on the stairs.', 'Callado en la puerta, ruidoso en la escalera.'],
    [
      'ghost pepper, cayenne, onion powder, cane sugar, sea salt',
      'chile fantasma, cayena, cebolla en polvo, azúcar de caña, sal de mar',
    ],
    { sodium: 120, addedSugar: 1, heat: 3, print: 'ghost' },
  ),
] as const;
