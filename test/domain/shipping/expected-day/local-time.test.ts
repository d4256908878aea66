import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from '#domain/locale/calendar.ts';
import { localTime, momentAt } from '#domain/shipping/expected-day/local-time.ts';
import { days, moments, timeZones } from '#test/arbitraries/shipping.ts';

const formats = new Map(
  timeZones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

const shown = (time: number): string => new Date(time).toISOString().slice(11, 19);

describe('localTime', () => {
  it('shows what the time-zone data of the platform shows', () => {
    fc.assert(
      fc.property(moments(), fc.constantFrom(...timeZones), (moment, zone) => {
        const { day, time } = localTime(moment, zone);
        expect(`${isoOf(day)} ${shown(time)}`).toBe(formats.get(zone)?.format(moment));
      }),
    );
  });

  it('changes clocks at two on the right Sundays', () => {
    const at = (iso: string) => shown(localTime(Date.parse(iso), 'America/Chicago').time);
    expect(at('2026-03-08T07:59:59Z')).toBe('01:59:59');
    expect(at('2026-03-08T08:00:00Z')).toBe('03:00:00');
    expect(at('2026-11-01T06:59:59Z')).toBe('01:59:59');
    expect(at('2026-11-01T07:00:00Z')).toBe('01:00:00');
  });

  it('finds the moment of an hour at which clocks are not changed', () => {
    const hours = fc.integer({ min: 3, max: 23 });
    fc.assert(
      fc.property(days(), hours, fc.constantFrom(...timeZones), (day, hour, zone) => {
        const moment = momentAt(day, hour, zone);
        expect(localTime(moment, zone)).toEqual({ day, time: hour * 3_600_000 });
      }),
    );
  });
});
