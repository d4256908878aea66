/** Every English key, plus Spanish's own plural form of millions. */
export type Spanish<EnglishKey extends string> = Readonly<Record<EnglishKey, string>> &
  Readonly<Record<`${string}_many`, string>>;
