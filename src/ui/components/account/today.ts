import type { IsoDay } from '#domain/locale/calendar.ts';

/** The day on this device's calendar (D-FORM-11). */
export const today = (): IsoDay => {
  const now = new Date();
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
};
