import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';

/** The form of a page that asks for a code, as a browser would send it. */
export interface QuestionForm {
  /** As written: it may be relative to the page. */
  readonly action: string;
  /** What the page sends of its own. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** Name of the field for the code. */
  readonly code: string;
}

/** The first form that asks for one code and nothing else; undefined when a page has none. */
export const questionFormOf = (page: string): QuestionForm | undefined => {
  for (const form of elementsIn(parse(page), 'form')) {
    const inputs = elementsIn(form, 'input').filter((input) => attribute(input, 'name') !== '');
    const [asked, ...more] = inputs.filter((input) => typed.has(attribute(input, 'type')));
    const isPosted = attribute(form, 'method').toLowerCase() === 'post';
    if (!isPosted || asked === undefined || more.length > 0) continue;
    return {
      action: attribute(form, 'action'),
      code: attribute(asked, 'name'),
      hidden: inputs
        .filter((input) => attribute(input, 'type') === 'hidden')
        .map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
    };
  }
  return undefined;
};

/** Types of a field that people write a code into; no type is `text`. */
const typed: ReadonlySet<string> = new Set(['', 'text', 'tel', 'number', 'password']);

const elementsIn = (node: Html.ParentNode, name: string): readonly Html.Element[] =>
  node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return [...(child.tagName === name ? [child] : []), ...elementsIn(child, name)];
  });

const attribute = ({ attrs }: Html.Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';
