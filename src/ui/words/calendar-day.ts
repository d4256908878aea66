import { documentLanguage, type Language } from '#domain/locale/language.ts';

/** A calendar day as text, the same day in every time zone. */
export const calendarDay = (isoDay: string, language: Language): string =>
  new Intl.DateTimeFormat(documentLanguage(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(isoDay));

/** The twelve months by name, January first. */
export const monthNames = (language: Language): readonly string[] => {
  const format = new Intl.DateTimeFormat(documentLanguage(language), {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
};
