import type { TransactionStorage } from '#adapters/identity/okta-options.ts';

/** The key under which the provider's cookies are stored. */
const jarKey = 'provider-cookies';

/**
 * A fetch that keeps cookies: the provider remembers a sign-in by one, and closing that session
 * needs it. There is one provider, so only names and values are stored.
 */
export const makeTerminalFetch =
  (storage: TransactionStorage, send: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const jar = readJar(storage);
    const headers = new Headers(init?.headers);
    const carried = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    if (carried.length > 0 && init?.credentials !== 'omit')
      headers.set('cookie', carried.join('; '));
    const response = await send(input, { ...init, headers });
    const changes = response.headers.getSetCookie();
    if (changes.length > 0) storage.setItem(jarKey, JSON.stringify(changed(jar, changes)));
    return response;
  };

type Jar = Readonly<Record<string, string>>;

const readJar = (storage: TransactionStorage): Jar => {
  try {
    const jar: unknown = JSON.parse(storage.getItem(jarKey) ?? '{}');
    return Object(jar) as Jar;
  } catch {
    return {};
  }
};

const changed = (jar: Jar, lines: readonly string[]): Jar => {
  const next = new Map(Object.entries(jar));
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.trim().split('=');
    if (isOver(attributes)) next.delete(name);
    else next.set(name, value.join('='));
  }
  return Object.fromEntries(next);
};

/** A cookie is removed by an expiry date in the past. */
const isOver = (attributes: readonly string[]): boolean =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=');
    if (/^max-age$/i.test(name)) return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
  });
