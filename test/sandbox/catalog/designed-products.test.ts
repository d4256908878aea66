import { describe, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';

const { products } = seedCatalog();

/** Every product the screens were drawn with: number, name, size, cents. */
const designed = `
CHP-0102 Chile Lime Tortilla Chips|9 oz|429
CHP-2102 Smoky BBQ Kettle Chips|7 oz|449
POP-0102 Movie Butter Popcorn|6 oz|399
CHP-4102 Salt & Vinegar Chips|6.5 oz|419
PRZ-0102 Honey Mustard Pretzels|10 oz|479
CHP-6102 Inferno Lime Rolls|8 oz|469
CKY-0102 Chocolate Chunk Cookies|7 oz|525
CRK-0102 Rosemary Crisps|5 oz|499
PUF-0102 Garden Pea Puffs|5 oz|389
NUT-0102 Almonds & Sea Salt|12 oz|899
DIP-0102 Roasted Salsa|15 oz|459
BAR-0102 Cranberry Seed Bar|1.6 oz|199
CHP-0202 Nacho Cheese Tortilla Chips|9 oz|429
CHP-0302 Lime Tortilla Chips|9 oz|429
CHP-0402 Sea Salt Tortilla Chips|12 oz|409
CHP-0502 Jalapeño Tortilla Chips|9 oz|429
CHP-0602 Queso Blanco Tortilla Chips|9 oz|449
CHP-2202 Sea Salt Kettle Chips|7 oz|429
CHP-2302 Jalapeño Cheddar Kettle Chips|7 oz|449
CHP-2402 Sour Cream & Onion Kettle Chips|7 oz|449
CHP-2502 Sweet Onion Kettle Chips|7 oz|449
CHP-2602 Maple Pecan Kettle Chips|7 oz|469
POP-0202 Kettle Corn|7 oz|399
POP-0302 Salted Caramel Popcorn|7 oz|429
POP-0402 Sharp Cheddar Popcorn|6 oz|399
POP-0502 Jalapeño Cheddar Popcorn|6 oz|399
POP-0602 Double Chocolate Popcorn|6 oz|449
CHP-4202 Sea Salt Chips|6.5 oz|399
CHP-4302 Cracked Pepper Chips|6.5 oz|419
CHP-4402 Sour Cream & Onion Chips|6.5 oz|419
CHP-4502 Honey BBQ Chips|6.5 oz|419
CHP-4602 Cool Ranch Herb Chips|6.5 oz|419
PRZ-0202 Sea Salt Pretzels|10 oz|429
PRZ-0302 Honey Butter Pretzels|10 oz|479
PRZ-0402 Cinnamon Sugar Pretzels|10 oz|479
PRZ-0502 Jalapeño Pretzels|10 oz|479
PRZ-0602 Garlic Herb Pretzels|10 oz|479
CHP-6202 Ghost Pepper Rolls|8 oz|469
CHP-6302 Smoked Ember Rolls|8 oz|469
CHP-6402 Jalapeño Rolls|8 oz|469
CKY-0202 Double Chocolate Cookies|7 oz|525
CKY-0302 Lemon Shortbread|6 oz|525
CKY-0402 Cinnamon Sugar Cookies|7 oz|525
CKY-0502 Peanut Crunch Cookies|7 oz|525
CRK-0202 Tomato Basil Crisps|5 oz|499
CRK-0302 Cracked Pepper Crisps|5 oz|499
CRK-0402 Garlic Herb Crisps|5 oz|499
CRK-0502 Sharp Cheddar Crisps|5 oz|499
PUF-0202 Cool Ranch Herb Puffs|5 oz|389
PUF-0302 Sharp Cheddar Puffs|5 oz|389
PUF-0402 Avocado Lime Puffs|5 oz|389
NUT-0202 Honey Roasted Nuts|12 oz|899
NUT-0302 Cracked Pepper Cashews|10 oz|949
NUT-0402 Chile Lime Peanuts|12 oz|699
NUT-0502 Peanut Crunch Mix|12 oz|649
DIP-0202 Avocado Lime Dip|12 oz|529
DIP-0302 Queso Blanco|15 oz|529
DIP-0402 Sour Cream & Onion Dip|12 oz|499
DIP-0502 Nacho Cheese Dip|15 oz|499
BAR-0202 Peanut Crunch Bar|1.6 oz|199
BAR-0302 Double Chocolate Bar|1.6 oz|199
BAR-0402 Almond & Sea Salt Bar|1.6 oz|199
BAR-0502 Maple Pecan Bar|1.6 oz|199
VP-0001 Party Variety Pack|40 bags|2699
VP-0002 Heat Wave Variety Pack|30 bags|2499
VP-0003 Movie Night Variety Pack|24 bags|2199
VP-0004 Desk Drawer Variety Pack|30 bags|2499
VP-0005 Holiday Variety Pack|36 bags|2899
MRC-0001 Crunchcart Tee|S-XXL|2400
MRC-0004 Market Tote|15 x 16 in|1800
MRC-0006 Snack Mug|14 oz|1400
MRC-0008 Crunch Cap|One size|2200
MRC-0010 Snack Socks|M / L|1200
GFT-0002 Gift Card|$25|2500
`;

describe('the designed products', () => {
  it('are all for sale, at the designed size and price', () => {
    const lines = designed.trim().split('\n');
    const sold = lines.map((line) => {
      const product = products.find(({ productId }) => line.startsWith(`${productId} `));
      return `${product?.productId} ${product?.title.en}|${product?.size}|${product?.priceCents}`;
    });
    expect(lines).toHaveLength(74);
    expect(sold).toEqual(lines);
  });
});
