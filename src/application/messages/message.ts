import type { core as english } from '#application/messages/en-us/core.ts';
import { waitingTime } from '#domain/locale/waiting-time.ts';
import type { Problem } from '#domain/validation/problem.ts';
import type { Silence } from '#ports/session/call-failures.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';

/** The core's words in one language. */
export type CoreWords = Readonly<Record<keyof typeof english, string>>;

export type Blanks = Readonly<Record<string, string | number>>;

/** Fills `{name}` with its value; a blank without a value stays as it is. */
export const fillBlanks = (template: string, values: Blanks = {}): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );

/** Fills the one blank that ADDR-09 spells `##POBOX##`. */
export const fillPlace = (template: string, place: string): string =>
  template.split('##POBOX##').join(place);

/** The text of a problem, with field names and address types filled in. */
export const problemMessage = (words: CoreWords, problem: Problem): string => {
  const { place, ...values } = problem.values ?? {};
  const template = words[problem.key];
  const text = place === undefined ? template : fillPlace(template, String(place));
  return fillBlanks(text, {
    ...values,
    ...named(words, 'field', values['field']),
    ...named(words, 'type', values['type'], 'addressType'),
  });
};

/** The word for a field or address type, when the bundle has one. */
const named = (
  words: Readonly<Record<string, string>>,
  blank: string,
  value: string | number | undefined,
  prefix: string = blank,
): Blanks => {
  const word = words[`${prefix}.${value}`];
  return word === undefined ? {} : { [blank]: word };
};

/** The text of a failure; its tag is the message key. */
export const failureMessage = (words: CoreWords, failure: ShopFailure): string => {
  switch (failure._tag) {
    case 'InputRefused':
      return firstProblem(words, failure.problems) ?? words.InputRefused;
    case 'ShopUnreachable':
      return silenceText(words, failure.why);
    case 'OrderUnanswered':
      return failureMessage(words, failure.because);
    case 'QuantityRefused':
      return fillBlanks(words.QuantityRefused, { limit: failure.limit });
    case 'ItemsUnavailable':
      return fillBlanks(
        failure.because === 'zip' ? words['itemsUnavailable.zip'] : words.ItemsUnavailable,
        { items: failure.items.map((item) => item.title).join(', ') },
      );
    case 'TooManyAttempts':
      return fillBlanks(words.TooManyAttempts, { time: waitText(words, failure.retryAfterMs) });
    case 'AlreadyOrdered':
      return fillBlanks(words.AlreadyOrdered, { orderId: failure.order.orderId });
    case 'StepNotReady':
      return words[`stepNotReady.${failure.missing}`];
    case 'CardDeclined':
      return words[`decline.${failure.group}`];
    case 'CredentialsRejected':
    case 'SocialAccount':
      return words[identityKey(failure)];
    case 'CodeForElsewhere':
      return fillBlanks(words.CodeForElsewhere, { code: failure.code });
    case 'EmailDoubted':
      return fillBlanks(words.EmailDoubted, { email: failure.email });
    case 'GiftCardEmpty':
      return fillBlanks(words.GiftCardEmpty, { last4: failure.last4 });
    case 'MixNameTaken':
      return fillBlanks(words.MixNameTaken, { name: failure.name });
    case 'SavedMixesFull':
      return fillBlanks(words.SavedMixesFull, { most: failure.most });
    case 'CardFieldInvalid':
      return cardFieldText(words, failure.number, failure.securityCode);
    default:
      return ownText(failure) ?? words[failure._tag];
  }
};

/** The sentence the shop wrote for this very refusal, where it wrote one. */
const ownText = (failure: ShopFailure): string | undefined =>
  'text' in failure ? failure.text : undefined;

/** Failures of one tag with two required sentences (VAR-07, REG-04). */
const identityKey = (
  failure: Extract<ShopFailure, { _tag: 'CredentialsRejected' | 'SocialAccount' }>,
): keyof CoreWords => {
  switch (failure._tag) {
    case 'CredentialsRejected':
      return failure.variant === 'rewards' ? 'credentialsRejected.rewards' : failure._tag;
    case 'SocialAccount':
      return failure.wish === 'register' ? 'socialAccount.register' : failure._tag;
  }
};

/** "13 minutes": how long to wait, in one language. */
const waitText = (words: CoreWords, milliseconds: number): string => {
  const { unit, count } = waitingTime(milliseconds);
  return count === 1 ? words[`wait.${unit}`] : fillBlanks(words[`wait.${unit}s`], { count });
};

const firstProblem = (
  words: CoreWords,
  problems: Readonly<Record<string, Problem | undefined>>,
): string | undefined => {
  const problem = Object.values(problems).find((found) => found !== undefined);
  return problem === undefined ? undefined : problemMessage(words, problem);
};

const cardFieldText = (words: CoreWords, number: boolean, securityCode: boolean): string => {
  if (number === securityCode) return words.CardFieldInvalid;
  return number ? words['card.number'] : words['card.securityCode'];
};

/** The same sentences in a browser and a terminal (D-SESSION-17). */
const silenceText = (words: CoreWords, why: Silence): string => {
  if (why === 'offline') return words['http.networkError'];
  if (why === 'aborted') return words['http.aborted'];
  return fillBlanks(words['http.timeout'], { milliseconds: why.timeoutMs });
};
