/** One item on its way: an envelope as JSON. */
export interface Waiting {
  readonly text: string;
  /** UTF-8. */
  readonly bytes: number;
  /** How often it was posted. */
  readonly tries: number;
}

const encoder = new TextEncoder();

export const waitingItem = (text: string, tries = 0): Waiting => ({
  text,
  bytes: encoder.encode(text).length,
  tries,
});

/** The JSON array of some items. */
export const bodyOf = (items: readonly Waiting[]): string =>
  `[${items.map(({ text }) => text).join(',')}]`;

/** Bytes of that array: brackets and commas included. */
export const bytesOf = (items: readonly Waiting[]): number =>
  items.reduce((sum, { bytes }) => sum + bytes + 1, 1) + (items.length === 0 ? 1 : 0);

/** How many of the first items fit into one post of so many bytes. */
export const fitting = (items: readonly Waiting[], limit: number): number => {
  let bytes = 1;
  const over = items.findIndex((item) => {
    bytes += item.bytes + 1;
    return bytes > limit;
  });
  return over === -1 ? items.length : over;
};
