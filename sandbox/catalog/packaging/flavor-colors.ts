import type { MotifName } from './drawing/motifs.ts';

/** How a flavor is printed on every maker's pack. */
export interface FlavorPrint {
  readonly label: string;
  readonly motifs: readonly [MotifName, MotifName?];
  /** The main colour, its shade, and the colour of small accents. */
  readonly colors: readonly [field: string, deep: string, pop: string];
}

const print = (
  label: string,
  motifs: FlavorPrint['motifs'],
  colors: FlavorPrint['colors'],
): FlavorPrint => ({ label, motifs, colors });

/** A new flavor is one line here. */
export const flavorPrints = {
  'sea-salt': print('Sea Salt', ['salt'], ['#1f6fb5', '#123f75', '#fbd85a']),
  'salt-vinegar': print('Salt & Vinegar', ['salt', 'lemon'], ['#12868c', '#0a4f57', '#f7e26b']),
  'chile-lime': print('Chile Lime', ['chilli', 'lime'], ['#d9341c', '#84160d', '#c4e24e']),
  lime: print('Lime', ['lime'], ['#4f9f2c', '#23601c', '#f9e04f']),
  cheddar: print('Sharp Cheddar', ['cheese'], ['#f18a17', '#a8480a', '#ffe591']),
  nacho: print('Nacho Cheese', ['cheese', 'chilli'], ['#e7541b', '#8f2708', '#ffd24a']),
  'jalapeno-cheddar': print(
    'Jalapeño Cheddar',
    ['jalapeno', 'cheese'],
    ['#2f8c3f', '#145228', '#ffd24a'],
  ),
  jalapeno: print('Jalapeño', ['jalapeno'], ['#2f8c3f', '#145228', '#f4e56a']),
  bbq: print('Smoky BBQ', ['flame'], ['#8f2a17', '#4e1009', '#f7a531']),
  'honey-bbq': print('Honey BBQ', ['honey', 'flame'], ['#b8461a', '#6a1f08', '#ffc83d']),
  'sour-cream': print('Sour Cream & Onion', ['chive'], ['#2f8f7a', '#14534a', '#f3f3c9']),
  onion: print('Sweet Onion', ['onion'], ['#8a3f7d', '#4d1c46', '#f6d9a8']),
  ranch: print('Cool Ranch Herb', ['herb', 'chive'], ['#2b68b0', '#143a70', '#d9efb0']),
  honey: print('Honey Mustard', ['honey'], ['#eaa31a', '#94560a', '#fff0b5']),
  'honey-butter': print('Honey Butter', ['honey', 'butter'], ['#f0b429', '#94560a', '#fff3c4']),
  garlic: print('Garlic Herb', ['garlic', 'herb'], ['#6b8a37', '#3a4f1a', '#fbf0cf']),
  tomato: print('Tomato Basil', ['tomato', 'herb'], ['#c63527', '#761510', '#f8e3b8']),
  salsa: print('Roasted Salsa', ['tomato', 'chilli'], ['#c63527', '#761510', '#b9dc52']),
  guac: print('Avocado Lime', ['avocado', 'lime'], ['#6c9a38', '#2f5019', '#f7efbf']),
  queso: print('Queso Blanco', ['cheese', 'jalapeno'], ['#e9a823', '#8e5208', '#fff3c9']),
  butter: print('Movie Butter', ['butter'], ['#d8322a', '#8b1717', '#ffd74d']),
  kettle: print('Kettle Corn', ['corn'], ['#c9741d', '#743a0a', '#ffe7a3']),
  caramel: print('Salted Caramel', ['caramel', 'salt'], ['#a4571b', '#5d2a08', '#ffd98f']),
  cinnamon: print('Cinnamon Sugar', ['cinnamon'], ['#a3472a', '#5d200f', '#f9d7a9']),
  chocolate: print('Double Chocolate', ['choc'], ['#6b3521', '#371509', '#f4b27f']),
  'choc-chip': print('Chocolate Chunk', ['choc'], ['#2c6f8f', '#143e54', '#ffd59a']),
  lemon: print('Lemon Shortbread', ['lemon'], ['#e6b80e', '#8a6503', '#fffbe0']),
  maple: print('Maple Pecan', ['maple'], ['#b4481d', '#641f07', '#ffd694']),
  peanut: print('Peanut Crunch', ['peanut'], ['#c07a25', '#6e3d08', '#ffe3a6']),
  almond: print('Almond & Sea Salt', ['almond', 'salt'], ['#2f7d85', '#12474d', '#ffdca3']),
  berry: print('Cranberry Seed', ['berry'], ['#a81e4b', '#5f0b28', '#ffc0d0']),
  rosemary: print('Rosemary', ['herb'], ['#55733a', '#2c401b', '#f5edd0']),
  pepper: print('Cracked Pepper', ['pepper'], ['#5b6470', '#2a3038', '#f3e7cb']),
  inferno: print('Inferno Lime', ['chilli', 'lime'], ['#e4231a', '#1a0f0d', '#c4e24e']),
  ghost: print('Ghost Pepper', ['flame', 'chilli'], ['#f0641a', '#1a0f0d', '#ffd23f']),
  crunchy: print('Smoked Ember', ['flame'], ['#b3123f', '#1a0f0d', '#ffb03a']),
  pea: print('Garden Pea', ['pea'], ['#5f9f3a', '#2b5a1f', '#f6efb8']),
  logo: print('Crunchcart', ['chilli'], ['#ffc42e', '#2b1210', '#c62e12']),
  'hot-honey': print('Hot Honey', ['honey', 'chilli'], ['#d9771a', '#7d2a06', '#ffe08a']),
  'sweet-chili': print('Sweet Chili', ['chilli', 'onion'], ['#c8324a', '#6d1022', '#ffd9a0']),
  'dill-pickle': print('Dill Pickle', ['herb', 'garlic'], ['#4f8a2f', '#274d14', '#eaf3a8']),
  elote: print('Street Corn', ['corn', 'chilli'], ['#e0a112', '#7a4d05', '#c8332a']),
  'white-cheddar': print('White Cheddar', ['cheese'], ['#3f7fb8', '#1d4870', '#fff0b8']),
  'garlic-parmesan': print(
    'Garlic Parmesan',
    ['garlic', 'cheese'],
    ['#4c7a63', '#214537', '#ffe9a8'],
  ),
  everything: print('Everything', ['onion', 'garlic'], ['#54606e', '#28323d', '#f5d58a']),
  'salsa-verde': print('Salsa Verde', ['jalapeno', 'lime'], ['#5b8f1f', '#2c4c0b', '#f6f0b0']),
  habanero: print('Habanero', ['flame', 'chilli'], ['#f07d12', '#8a2c05', '#ffe35c']),
  orange: print('Orange Zest', ['orange'], ['#ee8a1a', '#8f4203', '#fff0c2']),
  espresso: print('Espresso', ['coffee', 'choc'], ['#5a3422', '#2c150a', '#e8b98a']),
  peppermint: print('Peppermint Bark', ['peppermint', 'choc'], ['#b8213a', '#5e0c1a', '#dff3e6']),
  gingerbread: print('Gingerbread', ['ginger', 'cinnamon'], ['#9c5423', '#4f240a', '#ffd7a0']),
  'pumpkin-spice': print(
    'Pumpkin Spice',
    ['pumpkin', 'cinnamon'],
    ['#d4661a', '#6e2a06', '#ffe0a6'],
  ),
  'cranberry-orange': print(
    'Cranberry Orange',
    ['berry', 'orange'],
    ['#b3263f', '#5d0c20', '#ffc98a'],
  ),
} satisfies Record<string, FlavorPrint>;

export type PrintedFlavor = keyof typeof flavorPrints;
