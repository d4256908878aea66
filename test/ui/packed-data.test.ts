import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '#ui/packed-data.ts';

/** As it stands in the page: written as text and read again. */
const throughPage = (value: unknown): unknown =>
  unpacked(JSON.parse(JSON.stringify(packed(value))));
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Few names, so that rows have them in common; those of the format itself are among them. */
const name = fc.constantFrom('productId', 'price', 'badges', '=', '==', '=x', '__proto__', '');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, 0, 1, '', 'mazoro', 'Mazoro', true, undefined),
    fc.constantFrom('sea-salt', 'sea salt', 'Sea Salt', '2-oz', '2 oz', '-'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('row'), { maxLength: 5 }),
    tie('row'),
  ),
  row: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
}));

describe('data in the HTML of a page', () => {
  it('comes back from the page as JSON alone would bring it', () => {
    fc.assert(
      fc.property(fc.record({ data: value }), (data) => {
        expect(throughPage(data)).toEqual(throughJson(data));
      }),
    );
  });

  it('names the fields of rows once, and once what all rows have in common', () => {
    const rows = [
      { productId: 'CHP-0102', price: 429, available: true, badges: [] },
      { productId: 'POP-0102', available: true, badges: [], preOrderText: 'May', price: 399 },
    ];
    expect(JSON.stringify(packed(rows))).toBe(
      '{"=":[{"available":true,"badges":[]},["productId","price","preOrderText"],["CHP-0102",429],["POP-0102",399,"May"]]}',
    );
  });

  it('leaves a text out that follows from the one before it', () => {
    const rows = [
      { value: 'mazoro', label: 'Mazoro', count: 30 },
      { value: 'otto', label: 'Otto & Fig', count: 22 },
      { value: 'matinee-moon', label: 'Matinee Moon', count: 25 },
    ];
    expect(JSON.stringify(packed(rows))).toBe(
      '{"=":[{},["value",["label",2],"count"],["mazoro",0,30],["otto","Otto & Fig",22],["matinee-moon",0,25]]}',
    );
    expect(throughPage(rows)).toEqual(rows);
  });

  it('names the fields of an object once that every row has', () => {
    const rows = [
      { productId: 'CHP-0102', tint: { light: '#f9d8cc', dark: '#4f1b13' } },
      { productId: 'POP-0102', tint: { light: '#f8d8ce', dark: '#4f1a17' } },
    ];
    expect(JSON.stringify(packed(rows))).toBe(
      '{"=":[{},["productId",["tint",["light","dark"]]],["CHP-0102",["#f9d8cc","#4f1b13"]],["POP-0102",["#f8d8ce","#4f1a17"]]]}',
    );
    expect(throughPage(rows)).toEqual(rows);
  });

  it('leaves rows alone that have little in common', () => {
    const rows = [{ title: 'Chips' }, { url: '/all-snacks' }];
    expect(packed(rows)).toEqual(rows);
  });
});
