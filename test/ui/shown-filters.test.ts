import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#domain/catalog/facets.ts';
import { type ShownOption, shownInMarkup, withoutShown, withShown } from '#ui/shown-filters.ts';

const value = fc.constantFrom('sea-salt', 'none', 'mazoro', 'otto', '2-oz');
const label = fc.constantFrom('Sea Salt', 'sea-salt', 'Otto & Fig', '2 oz');
const count = fc.nat({ max: 2 });
const options = fc.uniqueArray(fc.record({ value, label, count }), {
  selector: (option) => option.value,
});
const facets = fc
  .uniqueArray(fc.constantFrom('brand', 'flavor', 'size'), { maxLength: 3 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), options }))),
  ) as fc.Arbitrary<readonly Facet[]>;

/** A form that leaves options out, and says some labels otherwise. */
const shownOf = (each: readonly Facet[], draw: (odds: number) => boolean): readonly ShownOption[] =>
  each.flatMap(({ name, options: all }) =>
    all
      .filter(() => draw(0.8))
      .map((option) => ({
        name,
        value: option.value,
        text: draw(0.7) ? option.label : 'otherwise',
        count: option.count,
      })),
  );

describe('filters that the form of a page shows', () => {
  it('come back from the page, whatever the form leaves out or says otherwise', () => {
    fc.assert(
      fc.property(
        facets,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (all, odds) => {
          const draw = (limit: number): boolean => (odds.next().value ?? 0) < limit;
          const shown = shownOf(all, draw);
          const written = JSON.parse(JSON.stringify(withoutShown(all, shown)));
          expect(withShown(written, shown)).toEqual(all);
        },
      ),
    );
  });

  it('are not in the data, but for those that the form does not show', () => {
    const flavors: readonly Facet[] = [
      {
        name: 'flavor',
        options: [
          { value: 'sea-salt', label: 'Sea Salt', count: 18 },
          { value: 'none', label: 'Not for eating', count: 14 },
          { value: 'hot', label: 'Hot & Sour', count: 9 },
          { value: 'lime', label: 'Lime', count: 8 },
        ],
      },
    ];
    const html = `<form id="filters" method="get"><label><input type="checkbox" name="flavor" value="sea-salt"/>Sea Salt<span>18</span></label><label><input type="checkbox" name="flavor" checked="" value="hot"/>Hot &amp; Sour<span>9</span></label><label><input type="checkbox" name="flavor" value="lime" disabled=""/>Lime<span>8</span></label></form>`;
    expect(withoutShown(flavors, shownInMarkup(html))).toEqual([
      {
        name: 'flavor',
        label: 'text',
        options: [1, { value: 'none', label: 'Not for eating', count: 14 }, 2],
      },
    ]);
  });
});
