import type { Facet, FacetOption } from '#domain/catalog/facets.ts';

/**
 * The form of a list shows its filters' values with their names and counts. So the data of its page leaves them out,
 * and the browser reads them from the form before it hydrates it (D-PERF-16). Both are here, so that each stays
 * the other's inverse.
 */

/** A value of a filter as the form has it. */
export interface ShownOption {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly count: number;
}

/** Where the form has an option's label: in its text, or its value is the label and the text is said otherwise. */
type Label = 'text' | 'value';
/** A facet in the data: a number stands for so many of the form's next values. */
interface ShortFacet extends Pick<Facet, 'name'> {
  readonly label: Label;
  readonly options: readonly (number | FacetOption)[];
}
type WrittenFacet = Facet | ShortFacet;

/** A facet with more values that the form has otherwise, or has not, is written as a whole. */
const mostOwn = 3;

const optionOf = ({ value, text, count }: ShownOption, label: Label): FacetOption => ({
  value,
  label: label === 'text' ? text : value,
  count,
});

const isSame = (one: FacetOption, other: FacetOption): boolean =>
  one.value === other.value && one.label === other.label && one.count === other.count;

const shortened = (
  { name, options }: Facet,
  shown: readonly ShownOption[],
  label: Label,
): ShortFacet => {
  const short: (number | FacetOption)[] = [];
  let next = 0;
  for (const option of options) {
    const here = shown[next];
    if (here?.value === option.value) next += 1;
    const last = short.at(-1);
    if (here === undefined || !isSame(optionOf(here, label), option)) short.push(option);
    else if (typeof last === 'number') short.splice(-1, 1, last + 1);
    else short.push(1);
  }
  return { name, label, options: short };
};

const own = ({ options }: ShortFacet): number =>
  options.filter((option) => typeof option !== 'number').length;

/** The facets without what the form shows of them. */
export const withoutShown = (
  facets: readonly Facet[],
  shown: readonly ShownOption[],
): readonly WrittenFacet[] =>
  facets.map((facet) => {
    const mine = shown.filter(({ name }) => name === facet.name);
    const [best] = (['text', 'value'] as const)
      .map((label) => shortened(facet, mine, label))
      .sort((a, b) => own(a) - own(b));
    return mine.length === 0 || best === undefined || own(best) > mostOwn ? facet : best;
  });

export const withShown = (
  facets: readonly WrittenFacet[],
  shown: readonly ShownOption[],
): readonly Facet[] =>
  facets.map((facet) => {
    if (!('label' in facet)) return facet;
    const { name, label, options } = facet;
    const mine = shown.filter((option) => option.name === name);
    let next = 0;
    const whole = options.flatMap((option): readonly FacetOption[] => {
      if (typeof option === 'number') {
        next += option;
        return mine.slice(next - option, next).map((each) => optionOf(each, label));
      }
      if (mine[next]?.value === option.value) next += 1;
      return [option];
    });
    return { name, options: whole };
  });

interface ListScreen<Filters> {
  readonly value: { readonly filters: Filters };
}

const isListScreen = <Filters>(data: unknown): data is ListScreen<Filters> => {
  const { value } = (data ?? {}) as Partial<ListScreen<unknown>>;
  return Array.isArray(value?.filters);
};

/** The data of a page's screens with other filters. */
export const withFiltersOf = <Before extends WrittenFacet>(
  screens: Readonly<Record<string, unknown>>,
  change: (facets: readonly Before[]) => readonly WrittenFacet[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(screens).map(([id, data]) => [
      id,
      isListScreen<readonly Before[]>(data)
        ? { ...data, value: { ...data.value, filters: change(data.value.filters) } }
        : data,
    ]),
  );

/** Of the rendered markup, whose texts have only these characters escaped. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => escaped[found] ?? found);

const form = /<form id="filters".*?<\/form>/s;
const box =
  /<input type="checkbox" name="(\w+)"[^>]* value="([^"]*)"[^>]*>([^<]*)<span>(\d+)<\/span>/g;

/** What the form shows in this markup. */
export const shownInMarkup = (html: string): readonly ShownOption[] =>
  Array.from((form.exec(html)?.[0] ?? '').matchAll(box), ([, name, value, text, count]) => ({
    name: name ?? '',
    value: plain(value ?? ''),
    text: plain(text ?? ''),
    count: Number(count),
  }));

/** What the form shows in this document. */
export const shownInPage = (page: ParentNode): readonly ShownOption[] =>
  Array.from(
    page.querySelectorAll<HTMLInputElement>('#filters [type=checkbox]'),
    ({ name, value, nextSibling, nextElementSibling }) => ({
      name,
      value,
      text: nextSibling?.textContent ?? '',
      count: Number(nextElementSibling?.textContent),
    }),
  );
