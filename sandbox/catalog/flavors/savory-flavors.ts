import { flavor } from './flavor.ts';

/** Salt, herbs, vegetables and cheese. */
export const savoryFlavors = [
  flavor(
    'sea-salt',
    ['Sea Salt', 'Sal de mar'],
    ['Sea salt and nothing to hide behind.', 'Sal de mar y nada donde esconderse.'],
    ['sea salt', 'sal de mar'],
    { sodium: 20 },
  ),
  flavor(
    'salt-vinegar',
    ['Salt & Vinegar', 'Sal y vinagre'],
    ['Sharp enough to make one eye close.', 'Tan ácido que se te cierra un ojo.'],
    ['vinegar powder, sea salt, malic acid', 'vinagre en polvo, sal de mar, ácido málico'],
    { sodium: 110 },
  ),
  flavor(
    'cracked-pepper',
    ['Cracked Pepper', 'Pimienta negra'],
    [
      'Black pepper, cracked on the day, with a slow warm finish.',
      'Pimienta negra recién quebrada, con un final lento y cálido.',
    ],
    ['black pepper, sea salt, onion powder', 'pimienta negra, sal de mar, cebolla en polvo'],
    { sodium: 50, print: 'pepper' },
  ),
  flavor(
    'sour-cream-onion',
    ['Sour Cream & Onion', 'Crema y cebolla'],
    [
      'Cool cream first, green onion right behind it.',
      'Primero crema fresca, justo detrás la cebolla verde.',
    ],
    [
      'sour cream powder (milk), onion powder, whey (milk), chive, sea salt',
      'crema agria en polvo (leche), cebolla en polvo, suero (leche), cebollín, sal de mar',
    ],
    { sodium: 60, addedSugar: 1, cholesterol: 5, allergens: ['milk'], print: 'sour-cream' },
  ),
  flavor(
    'sweet-onion',
    ['Sweet Onion', 'Cebolla dulce'],
    [
      'Onions cooked until they forget they were ever sharp.',
      'Cebolla cocida hasta olvidar que alguna vez picó.',
    ],
    [
      'onion powder, cane sugar, sea salt, parsley',
      'cebolla en polvo, azúcar de caña, sal de mar, perejil',
    ],
    { sodium: 50, addedSugar: 1, print: 'onion' },
  ),
  flavor(
    'cool-ranch-herb',
    ['Cool Ranch Herb', 'Ranch con hierbas'],
    ['Buttermilk, dill and garlic, in that order.', 'Suero de leche, eneldo y ajo, en ese orden.'],
    [
      'buttermilk powder (milk), garlic powder, onion powder, dill, parsley, sea salt',
      'suero de leche en polvo (leche), ajo en polvo, cebolla en polvo, eneldo, perejil, sal de mar',
    ],
    { sodium: 70, addedSugar: 1, allergens: ['milk'], print: 'ranch' },
  ),
  flavor(
    'dill-pickle',
    ['Dill Pickle', 'Pepinillo al eneldo'],
    [
      'Tastes like the bottom of the pickle jar, on purpose.',
      'Sabe al fondo del frasco de pepinillos, a propósito.',
    ],
    [
      'vinegar powder, dill, garlic powder, sea salt, mustard flour',
      'vinagre en polvo, eneldo, ajo en polvo, sal de mar, harina de mostaza',
    ],
    { sodium: 100 },
  ),
  flavor(
    'garlic-herb',
    ['Garlic Herb', 'Ajo y hierbas'],
    [
      'Roasted garlic and thyme. Share it with everyone or with no one.',
      'Ajo asado y tomillo. Compártelo con todos o con nadie.',
    ],
    [
      'garlic powder, thyme, oregano, parsley, sea salt',
      'ajo en polvo, tomillo, orégano, perejil, sal de mar',
    ],
    { sodium: 60, print: 'garlic' },
  ),
  flavor(
    'garlic-parmesan',
    ['Garlic Parmesan', 'Ajo y parmesano'],
    ['Aged parmesan over a lot of garlic.', 'Parmesano añejo sobre mucho ajo.'],
    [
      'parmesan cheese (milk), garlic powder, butter powder (milk), parsley, sea salt',
      'queso parmesano (leche), ajo en polvo, mantequilla en polvo (leche), perejil, sal de mar',
    ],
    { sodium: 80, saturatedFat: 0.5, cholesterol: 5, allergens: ['milk'] },
  ),
  flavor(
    'everything',
    ['Everything', 'Bagel con todo'],
    [
      'Sesame, poppy, onion and garlic: the best part of the bagel.',
      'Ajonjolí, amapola, cebolla y ajo: lo mejor del bagel.',
    ],
    [
      'sesame seed, poppy seed, dried onion, dried garlic, sea salt',
      'ajonjolí, semilla de amapola, cebolla seca, ajo seco, sal de mar',
    ],
    { sodium: 90, fat: 1, allergens: ['sesame'] },
  ),
  flavor(
    'tomato-basil',
    ['Tomato Basil', 'Tomate y albahaca'],
    [
      'Sun-dried tomato with basil that still smells green.',
      'Tomate deshidratado con albahaca que aún huele a verde.',
    ],
    [
      'tomato powder, basil, garlic powder, cane sugar, sea salt',
      'tomate en polvo, albahaca, ajo en polvo, azúcar de caña, sal de mar',
    ],
    { sodium: 60, addedSugar: 1, print: 'tomato' },
  ),
  flavor(
    'rosemary',
    ['Rosemary', 'Romero'],
    [
      'Rosemary from a hillside and a little olive oil.',
      'Romero de ladera y un poco de aceite de oliva.',
    ],
    ['rosemary, olive oil, sea salt', 'romero, aceite de oliva, sal de mar'],
    { sodium: 30, fat: 1 },
  ),
  flavor(
    'garden-pea',
    ['Garden Pea', 'Chícharo'],
    ['Sweet green peas with a pinch of salt.', 'Chícharos dulces con una pizca de sal.'],
    ['green pea powder, sea salt, mint', 'chícharo en polvo, sal de mar, menta'],
    { sodium: 20, print: 'pea' },
  ),
  flavor(
    'avocado-lime',
    ['Avocado Lime', 'Aguacate y limón'],
    [
      'Ripe avocado, a whole lime, no brown edges.',
      'Aguacate maduro, un limón entero y sin orillas cafés.',
    ],
    [
      'avocado powder, lime juice powder, cilantro, onion powder, sea salt',
      'aguacate en polvo, jugo de limón en polvo, cilantro, cebolla en polvo, sal de mar',
    ],
    { sodium: 60, fat: 1, print: 'guac' },
  ),
  flavor(
    'lime',
    ['Lime', 'Limón'],
    ['Lime all the way down, peel included.', 'Limón de principio a fin, con todo y cáscara.'],
    [
      'lime juice powder, lime peel, sea salt, citric acid',
      'jugo de limón en polvo, cáscara de limón, sal de mar, ácido cítrico',
    ],
    { sodium: 50 },
  ),
  flavor(
    'sharp-cheddar',
    ['Sharp Cheddar', 'Cheddar fuerte'],
    ['Cheddar aged until it has opinions.', 'Cheddar añejado hasta tener opiniones propias.'],
    [
      'cheddar cheese (milk), whey (milk), sea salt, annatto',
      'queso cheddar (leche), suero (leche), sal de mar, achiote',
    ],
    { sodium: 80, saturatedFat: 0.5, cholesterol: 5, allergens: ['milk'], print: 'cheddar' },
  ),
  flavor(
    'white-cheddar',
    ['White Cheddar', 'Cheddar blanco'],
    [
      'Mild white cheddar that leaves proof on your fingers.',
      'Cheddar blanco suave que deja pruebas en los dedos.',
    ],
    [
      'white cheddar cheese (milk), buttermilk powder (milk), sea salt',
      'queso cheddar blanco (leche), suero de leche en polvo (leche), sal de mar',
    ],
    { sodium: 70, saturatedFat: 0.5, cholesterol: 5, allergens: ['milk'] },
  ),
  flavor(
    'nacho-cheese',
    ['Nacho Cheese', 'Queso nacho'],
    [
      'Cheese, a little chile, and dust you will find tomorrow.',
      'Queso, un poco de chile y un polvito que verás mañana.',
    ],
    [
      'cheddar cheese (milk), whey (milk), tomato powder, paprika, chile powder, sea salt',
      'queso cheddar (leche), suero (leche), tomate en polvo, pimentón, chile en polvo, sal de mar',
    ],
    { sodium: 90, addedSugar: 1, cholesterol: 5, heat: 1, allergens: ['milk'], print: 'nacho' },
  ),
  flavor(
    'queso-blanco',
    ['Queso Blanco', 'Queso blanco'],
    [
      'Warm white cheese with a green bite of jalapeño.',
      'Queso blanco tibio con una mordida verde de jalapeño.',
    ],
    [
      'monterey jack cheese (milk), cream (milk), jalapeño, cumin, sea salt',
      'queso monterey jack (leche), crema (leche), jalapeño, comino, sal de mar',
    ],
    { sodium: 90, saturatedFat: 0.5, cholesterol: 5, heat: 1, allergens: ['milk'], print: 'queso' },
  ),
  flavor(
    'movie-butter',
    ['Movie Butter', 'Mantequilla de cine'],
    [
      'The butter you came for, without the line.',
      'La mantequilla por la que viniste, sin hacer fila.',
    ],
    ['butter (milk), sea salt, annatto', 'mantequilla (leche), sal de mar, achiote'],
    { sodium: 60, fat: 1, saturatedFat: 1, cholesterol: 5, allergens: ['milk'], print: 'butter' },
  ),
  flavor(
    'roasted-salsa',
    ['Roasted Salsa', 'Salsa asada'],
    ['Roasted twice. You can tell.', 'Asada dos veces. Se nota.'],
    [
      'tomato, onion, jalapeño, garlic, cilantro, lime juice, sea salt',
      'tomate, cebolla, jalapeño, ajo, cilantro, jugo de limón, sal de mar',
    ],
    { sodium: 60, heat: 1, print: 'salsa' },
  ),
  flavor(
    'salsa-verde',
    ['Salsa Verde', 'Salsa verde'],
    [
      'Tomatillo and serrano, bright and a bit impatient.',
      'Tomatillo y serrano, viva y un poco impaciente.',
    ],
    [
      'tomatillo, serrano chile, onion, cilantro, lime juice, sea salt',
      'tomatillo, chile serrano, cebolla, cilantro, jugo de limón, sal de mar',
    ],
    { sodium: 70, heat: 1 },
  ),
] as const;
