import { documentLanguage, type Language } from '#domain/locale/language.ts';

/** A day of the calendar in words, the same day in every time zone. */
export const calendarDay = (isoDay: string, language: Language): string =>
  new Intl.DateTimeFormat(documentLanguage(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(isoDay));
