import { explanation } from '#adapters/telemetry/scrubbing/script-error.ts';

/** What stands for a message of unknown shape: it may quote what somebody typed (D-TEL-23). */
const unknownText = '[text]';
/** Lines of a stack that are looked at, and characters of one. */
const mostLines = 50;
const longestLine = 1000;

const typeName = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Exception|Event)$/;
const plainTypes: ReadonlySet<string> = new Set([
  'String',
  'Object',
  'Number',
  'Undefined',
  'unknown',
]);

/** The class of an error; what is thrown may be an object that somebody's name is in. */
export const toldType = (name: string): string =>
  typeName.test(name) || plainTypes.has(name) ? name : 'Error';

/** Beginnings of messages with nothing typed in them; what follows the beginning stays here. */
const knownMessages: readonly RegExp[] = [
  /^(?:Network Error|Request aborted|Failed to fetch|Load failed)/,
  /^(?:Request failed with status code|HTTP) \d{3}\b/,
  /^timeout of \d{1,7} ?ms exceeded/,
  /^NetworkError when attempting to fetch resource/,
  /^Importing a module script failed/,
  /^error loading dynamically imported module/,
  /^Minified React error #\d{1,4}\b/,
  /^(?:Maximum call stack size exceeded|too much recursion|out of memory|Invalid array length)/,
  /^ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /^(?:undefined|null) is not (?:an object|a function|iterable)/,
  /^(?:rejected with (?:string|number|object|undefined|boolean|bigint|symbol|function))$/,
  /^(?:Stores|CheckoutStores)Context has no value$/,
  // What the library says of itself: the number of its diagnostic.
  /^AI(?: \(Internal\))?: \d{1,3}\b/,
];

/** A message without what it quotes: the classes it begins with, and a known text or none. */
export const toldMessage = (message: string): string => {
  if (message === explanation) return message;
  const told: string[] = [];
  let rest = message.slice(0, longestLine).replace(/^Uncaught (?:\(in promise\) )?/, '');
  for (let turn = 0; turn < 3; turn += 1) {
    const [all, name] = /^([A-Za-z]{1,50}): ?/.exec(rest) ?? [];
    if (all === undefined || name === undefined || !typeName.test(name)) break;
    told.push(name);
    rest = rest.slice(all.length);
  }
  if (typeName.test(rest) || plainTypes.has(rest)) return [...told, rest].join(': ');
  const known = knownMessages.map((shape) => shape.exec(rest)?.[0]).find((found) => found);
  return [...told, known ?? unknownText].join(': ');
};

/** The script a line of a stack or an address is about: `name.js:1:2`, without folder and function. */
export const codePlace = (line: string): string | undefined =>
  /\/([\w.-]{1,80}\.m?js(?::\d{1,7}){0,2})\)?$/.exec(
    line
      .slice(0, longestLine)
      .replace(/[?#].*$/, '')
      .trim(),
  )?.[1];

/** The places of a stack, a line each. */
export const codePlaces = (stack: string): string =>
  stack
    .split('\n')
    .slice(0, mostLines)
    .flatMap((line) => codePlace(line) ?? [])
    .map((place) => `at ${place}`)
    .join('\n');
