import { dateOf, dayOfIso, type IsoDay, weekdayOf } from '#domain/locale/calendar.ts';
import type { Language } from '#domain/locale/language.ts';

const names = {
  'en-us': {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
    text: (weekday: string, month: string, day: number) => `${weekday}, ${month} ${day}`,
  },
  es: {
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    text: (weekday: string, month: string, day: number) => `${weekday} ${day} de ${month}`,
  },
} as const;

/**
 * A day as people say it: `Tuesday, December 1`, and in Spanish `martes 1 de diciembre`, as it stands behind an
 * article. By hand, so that browser, server and terminal say it alike; a test compares the names with theirs.
 */
export const dayWords = (iso: IsoDay, language: Language): string => {
  const day = dayOfIso(iso);
  if (day === undefined) return iso;
  const { weekdays, months, text } = names[language];
  const date = dateOf(day);
  return text(
    weekdays.split(' ')[weekdayOf(day)] ?? '',
    months.split(' ')[date.month - 1] ?? '',
    date.day,
  );
};
