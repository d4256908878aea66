import type { EnglishKey } from '#ui/words/english.ts';

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Keys of texts; a plural text is named without its ending and takes `count`. */
export type WordKey = WithoutPlural<EnglishKey>;

export type Blanks = Readonly<Record<string, string | number>>;
