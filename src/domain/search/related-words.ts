/** A product that has the first word is also found by the second. */
type Relation = readonly [has: string, foundBy: string];

const same = (words: string): Relation => [words, words];

/** Other words shoppers use for words of the catalog, in both languages. */
const relations: readonly Relation[] = [
  same('bbq barbecue barbeque barbacoa'),
  same('chile chili chilli aji'),
  same('peanut cacahuate cacahuete mani'),
  same('lime limon lima'),
  same('avocado aguacate palta guacamole guac'),
  same('butter mantequilla manteca'),
  same('corn maiz elote choclo'),
  same('popcorn palomitas cotufas pochoclo crispetas canguil'),
  same('cookies galletas galletitas biscuits'),
  same('nuts nueces'),
  same('bars barras barritas'),
  same('dips salsas sauce aderezo'),
  same('puffs inflados'),
  same('tee playera shirt tshirt camiseta remera'),
  same('cap gorra hat cachucha'),
  same('mug taza cup'),
  same('tote bolsa'),
  same('merchandise articulos merch swag'),
  same('variety surtido surtidos assortment sampler variedad'),
  ['tortilla totopos', 'nachos totopos'],
  ['chips', 'papas papitas crisps'],
  ['crackers', 'saladitas'],
  ['variety', 'box caja'],
  ['cheddar parmesan parmesano queso', 'cheese queso'],
  ['caramel chocolate honey maple cinnamon gingerbread', 'sweet dulce'],
  ['salt', 'salty salado'],
];

const foundBy: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(relations.flatMap(([has]) => has.split(' ')))].map((word) => [
    word,
    [
      ...new Set(
        relations.flatMap(([has, also]) => (has.split(' ').includes(word) ? also.split(' ') : [])),
      ),
    ],
  ]),
);

/** The further words that find a product with these words, in compared form. */
export const relatedWords = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => foundBy.get(word) ?? [])),
];
