/**
 * The value at a place of an answer: `cart[0].quantity`, `list.length`, `[-1]` for the last.
 * Undefined where there is nothing; only a value's own fields count.
 */
export const placeIn = (value: unknown, place: string): unknown =>
  stepsOf(place).reduce<unknown>(fieldOf, value);

const stepsOf = (place: string): readonly string[] =>
  place === '' ? [] : [...place.matchAll(/\[(-?\d+)\]|[^.[\]]+/g)].map(([all, at]) => at ?? all);

const fieldOf = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) {
    if (step === 'length') return value.length;
    return /^-?\d+$/.test(step) ? (value.at(Number(step)) as unknown) : undefined;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[step];
};

/** Whether a text is written as a place at all. */
export const isPlace = (place: string): boolean =>
  /^(\[-?\d+\]|[^.[\]]+)(\[-?\d+\]|\.[^.[\]]+)*$/.test(place);
