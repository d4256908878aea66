/** An object of JSON, of which nothing is known yet. */
export type JsonMap = Readonly<Record<string, unknown>>;

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a map's field; nothing of what is no map. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Characters of a value that a report shows. */
const shown = 80;

/** A value as a report shows it: JSON, cut; a dash for nothing. */
export const shortly = (value: unknown): string => {
  if (value === undefined) return '–';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > shown ? `${text.slice(0, shown - 1)}…` : text;
};

/** `data[0].price`; the whole value has no place. */
export const placeOf = (way: readonly (string | number)[]): string =>
  way
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
