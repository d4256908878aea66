import type { IsoDay } from '#domain/locale/calendar.ts';

/** The day of the shopper's own calendar at that Unix time (D-FORM-11). */
export const localDay = (time: number): IsoDay => {
  const at = new Date(time);
  const month = String(at.getMonth() + 1).padStart(2, '0');
  return `${at.getFullYear()}-${month}-${String(at.getDate()).padStart(2, '0')}`;
};
