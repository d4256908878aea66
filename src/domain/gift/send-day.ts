import type { GiftRecipient } from '#domain/gift/gift.ts';
import { dayOfIso, daysAfter, type IsoDay, isoOf } from '#domain/locale/calendar.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import { localTime, momentAt } from '#domain/shipping/expected-day/local-time.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** A code waits in the shop until it is mailed: no longer than this (D-GIFT-13). */
export const mostDaysAhead = 90;

/** Mails of a later day leave at eight in the morning by the shop's clocks. */
const mailHour = 8;
const { timeZone } = usualDispatch;

/** The day by the shop's clocks at a moment (Unix ms). */
export const shopDay = (moment: number): IsoDay => isoOf(localTime(moment, timeZone).day);

/** The last day that may be chosen. */
export const lastSendDay = (today: IsoDay): IsoDay => {
  const day = dayOfIso(today);
  return day === undefined ? today : isoOf(daysAfter(day, mostDaysAhead));
};

/** What is wrong with the day on which a gift card is to be sent; none means at once. */
export const sendDayProblem = (sendOn: string, today: IsoDay): Problem | undefined => {
  const day = sendOn.trim();
  if (day === '') return undefined;
  // Days as they are stored sort as text does.
  return dayOfIso(day) === undefined || day < today || day > lastSendDay(today)
    ? { key: 'gift.day', values: { count: mostDaysAhead } }
    : undefined;
};

/** Of a day that has come while the card lay in a cart nothing is left: the card is sent at once. */
export const withDayAhead = <Gift extends GiftRecipient>(gift: Gift, today: IsoDay): Gift => {
  const { sendOn = '' } = gift;
  if (dayOfIso(sendOn) === undefined || sendOn > today) return gift;
  const { sendOn: _, ...atOnce } = gift;
  return atOnce as Gift;
};

/** When the card is mailed (Unix ms): at once, or in the morning of its day. */
export const giftMailMoment = ({ sendOn }: GiftRecipient, paidAt: number): number => {
  const day = dayOfIso(sendOn ?? '');
  return day === undefined ? paidAt : Math.max(paidAt, momentAt(day, mailHour, timeZone));
};
