import type { Bilingual } from '#domain/locale/language.ts';

/** A text of a row in both languages: its columns `name_en` and `name_es`. */
export const bothOf = <Name extends string>(
  row: Readonly<Record<`${Name}_${keyof Bilingual}`, string>>,
  name: Name,
): Bilingual => ({ en: row[`${name}_en`], es: row[`${name}_es`] });
