/** What stands in reports for a secret. */
const mask = '•••';

/** Names of settings that hold secrets. */
const isSecretName = (name: string): boolean => /(PASSWORD|TOKEN|SECRET|KEY)$/.test(name);

/** Shorter ones would make every report unreadable, and be guessed from it. */
export const shortestSecret = 4;

/** Secrets among settings, by their names. */
export const secretsAmong = (environment: Readonly<Record<string, unknown>>): readonly string[] =>
  secretNamesAmong(environment).map((name) => String(environment[name]));

/** Names of settings that hold secrets, and have a value. */
export const secretNamesAmong = (
  environment: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(environment)
    .filter(([name, value]) => name.startsWith('CRUNCH_') && isSecretName(name) && value)
    .map(([name]) => name);

/** As it is written, in JSON, in addresses and in base64. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  Buffer.from(secret).toString('base64'),
];

/** The same value without the secrets, in every text and name of it. */
export const masked = <Value>(value: Value, secrets: Iterable<string>): Value => {
  const forms = [...new Set([...secrets].filter(isMaskable).flatMap(formsOf))].toSorted(
    (one, other) => other.length - one.length,
  );
  return forms.length === 0 ? value : (without(value, forms) as Value);
};

const isMaskable = (secret: string): boolean => secret.length >= shortestSecret;

const without = (value: unknown, forms: readonly string[]): unknown => {
  if (typeof value === 'string') {
    return forms.reduce((text, form) => text.replaceAll(form, mask), value);
  }
  // A number that was captured, or a code of digits.
  if (typeof value === 'number') return forms.includes(String(value)) ? mask : value;
  if (Array.isArray(value)) return value.map((item) => without(item, forms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      without(name, forms) as string,
      without(inner, forms),
    ]),
  );
};
