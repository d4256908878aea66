type Read = (file: string) => string;
type Refuse = (sentence: string, code: number) => never;

export const chosen: <Item>(
  list: readonly Item[],
  seed: number,
  howMany: number,
) => readonly Item[];
export const numbersOf: (
  told: readonly string[],
  refuse: Refuse,
) => { readonly seed?: number; readonly rows?: number; readonly changes?: number };
export const importedBy: (tests: readonly string[], read: Read) => readonly string[];
export const linesTried: (
  file: string,
  read: Read,
  seed: number,
  howMany: number,
) => readonly string[];
