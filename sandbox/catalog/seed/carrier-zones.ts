import type { CarrierDays, CarrierZone } from '#domain/shipping/expected-day/dispatch.ts';

/** States a truck reaches from a warehouse in a day or two, and in two to four; a carrier's ground map, made up. */
const reach: Readonly<Record<string, readonly [near: string, middle: string]>> = {
  TX: ['TX OK AR LA', 'AL CO FL GA IA IL IN KS KY MO MS NC NE NM SC TN VA'],
  NV: ['NV CA UT ID OR AZ', 'CO MT NM WA WY'],
  PA: ['PA NJ NY DE MD DC WV', 'CT IN KY MA ME MI NC NH OH RI TN VA VT'],
};

const near: CarrierDays = { least: 1, most: 2 };
const middle: CarrierDays = { least: 2, most: 4 };
/** As the shop always told shoppers. */
export const distant: CarrierDays = { least: 3, most: 5 };

/** What a parcel needs from a warehouse's state, in business days. */
export const carrierZones = (state: string): readonly CarrierZone[] => {
  const [first = '', second = ''] = reach[state] ?? [];
  return [
    { states: first.split(' '), days: near },
    { states: second.split(' '), days: middle },
  ];
};
