import { isStars } from '#domain/catalog/reviews/rating.ts';
import type { ReviewWords } from '#domain/catalog/reviews/review.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { charactersProblem } from '#domain/validation/forbidden-characters.ts';
import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';
import { lengthOf, plainWords, trimmed } from '#domain/validation/typed-text.ts';

/** Longest texts of a review, characters (D-REVIEW-02). */
export const reviewLimits = { title: 80, text: 1000 } as const;

/** A review as it is typed: 0 stars while none is chosen. */
export interface TypedReview extends Omit<ReviewWords, 'stars'> {
  readonly stars: number;
}

/** What would publish how a person is reached: an e-mail, a link, nine digits or more in a row. */
const contacts = /[@\uFE6B\uFF20]|:\/\/|\bwww\.|\d(?:[ .()+-]{0,4}\d){8}/iu;

/** Control characters; line ends and tabs are allowed in the text. */
const controls = /\p{Cc}/u;
const strangeInText = /(?![\n\t])\p{Cc}/u;

const wordsProblem = (
  field: FieldName,
  words: string,
  { max, strange }: { readonly max: number; readonly strange: RegExp },
): Problem | undefined => {
  if (strange.test(words)) return charactersProblem(field, []);
  if (contacts.test(words)) return { key: 'text.contact', values: { field } };
  return lengthOf(words) > max ? { key: 'text.long', values: { field, max } } : undefined;
};

/** One error a field, in the order the form shows them. */
export const reviewProblems = (typed: TypedReview): Problems => {
  const { stars, title, text } = tidyReview(typed);
  return faulty([
    ['stars', isStars(stars) ? undefined : { key: 'required.stars' }],
    [
      'reviewTitle',
      wordsProblem('reviewTitle', title, { max: reviewLimits.title, strange: controls }),
    ],
    [
      'reviewText',
      wordsProblem('reviewText', text, { max: reviewLimits.text, strange: strangeInText }),
    ],
  ]);
};

/** As it is checked and stored. */
export const tidyReview = <Typed extends TypedReview>(typed: Typed): Typed => ({
  ...typed,
  title: plainWords(typed.title),
  text: plainWords(typed.text),
});

/** As whom a review is signed: no more of a name than a neighbour shouts. */
export const reviewerName = (firstName: string, lastName: string): string => {
  const [letter] = trimmed(lastName).normalize('NFC');
  return letter === undefined
    ? trimmed(firstName)
    : trimmed(`${trimmed(firstName)} ${letter.toUpperCase()}.`);
};
