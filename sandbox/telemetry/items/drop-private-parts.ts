/** Deeper values are refused: no client sends them, and reading them takes the stack. */
const mostDepth = 20;

/** Headers that say who somebody is (TEL-13), whatever a client tracked. */
const secretHeaders =
  /^(?:authorization|x-api-key|www-authenticate|cookie|set-cookie|sessionid|rnduts|encstr|x-xsrf-token)$/i;
const headerFields: readonly string[] = ['requestHeaders', 'responseHeaders'];
/** The tag with a client's network address; ours stores none. */
const addressTag = 'ai.location.ip';

export interface Cleaned {
  readonly value: unknown;
  /** Where something was cut out: the client should have done it. */
  readonly dropped: readonly string[];
}

/**
 * Drops query strings and fragments of addresses, secret headers and the client's network address:
 * clients drop them before, and this is the second gate. Undefined: nested too deep.
 */
export const dropPrivateParts = (item: unknown): Cleaned | undefined => {
  const dropped: string[] = [];
  const value = cleaned(item, '', dropped, 0);
  return value === tooDeep ? undefined : { value, dropped };
};

const tooDeep = Symbol('too deep');

const cleaned = (value: unknown, place: string, dropped: string[], depth: number): unknown => {
  if (typeof value === 'string') {
    const rest = withoutQueries(value);
    if (rest !== value) dropped.push(place);
    return rest;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === mostDepth) return tooDeep;
  const entries: [string, unknown][] = [];
  for (const [name, each] of Object.entries(value)) {
    const at = place === '' ? name : `${place}.${name}`;
    if (name === addressTag) {
      dropped.push(at);
      continue;
    }
    const told = headerFields.includes(name) ? withoutSecretHeaders(each, at, dropped) : each;
    const rest = cleaned(told, at, dropped, depth + 1);
    if (rest === tooDeep) return tooDeep;
    entries.push([name, rest]);
  }
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
};

/** Headers come as a map, or as its JSON; anything else is dropped whole. */
const withoutSecretHeaders = (headers: unknown, place: string, dropped: string[]): unknown => {
  const map: unknown = typeof headers === 'string' ? parsed(headers) : headers;
  if (typeof map !== 'object' || map === null) {
    dropped.push(place);
    return null;
  }
  const open = Object.entries(map).filter(([name]) => !secretHeaders.test(name));
  if (open.length < Object.keys(map).length) dropped.push(place);
  const rest = Object.fromEntries(open);
  return typeof headers === 'string' ? JSON.stringify(rest) : rest;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Word by word, so that no text takes long. */
const withoutQueries = (text: string): string => text.replace(/\S+/g, withoutQuery);

/** Cut at a `?` or `#` of a path, and at a `?` that begins a query without one. */
const withoutQuery = (word: string): string => {
  const slash = word.indexOf('/');
  const ofPath = slash < 0 ? -1 : word.slice(slash).search(/[?#]/);
  const mark = word.indexOf('?');
  const ends = [
    ...(ofPath < 0 ? [] : [slash + ofPath]),
    ...(mark >= 0 && word.includes('=', mark) ? [mark] : []),
  ];
  return ends.length === 0 ? word : word.slice(0, Math.min(...ends));
};
