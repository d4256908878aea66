type Read = (file: string) => string;
type Refuse = (sentence: string, code: number) => never;

export const chosen: <Item>(
  list: readonly Item[],
  seed: number,
  howMany: number,
) => readonly Item[];
export const askedOf: (
  told: readonly string[],
  refuse: Refuse,
) => {
  readonly seed?: number;
  readonly rows?: number;
  readonly changes?: number;
  readonly minutes?: number;
  readonly row?: string;
};
export const judgedIn: (stdout: string) => { readonly made: number; readonly noticed: number };
export const unfinished: (row: {
  readonly id: string;
  readonly made: number;
  readonly minutes: number;
  readonly seed: number;
  readonly changes: number;
}) => string;
export const mayName: (test: string, id: string, read: Read) => boolean;
export const importedBy: (tests: readonly string[], read: Read) => readonly string[];
export const linesTried: (
  file: string,
  read: Read,
  seed: number,
  howMany: number,
) => readonly string[];
