/**
 * Which state the first three digits of a zip code belong to, so that a zip newer than the
 * directory still has a state (75072 is Texas). Ranges are inclusive; prefixes the post office has
 * not assigned are left out, because a zip with one of them is a typing error.
 */
const prefixRanges: Readonly<Record<string, string>> = {
  NY: '005 100-149',
  PR: '006-007 009',
  VI: '008',
  MA: '010-027 055',
  RI: '028-029',
  NH: '030-038',
  ME: '039-049',
  VT: '050-054 056-059',
  CT: '060-069',
  NJ: '070-089',
  AE: '090-098',
  PA: '150-196',
  DE: '197-199',
  DC: '200 202-205 569',
  VA: '201 220-246',
  MD: '206-212 214-219',
  WV: '247-268',
  NC: '270-289',
  SC: '290-299',
  GA: '300-319 398-399',
  FL: '320-339 341-342 344 346-347 349',
  AA: '340',
  AL: '350-352 354-369',
  TN: '370-385',
  MS: '386-397',
  KY: '400-418 420-427',
  OH: '430-459',
  IN: '460-479',
  MI: '480-499',
  IA: '500-516 520-528',
  WI: '530-532 534-535 537-549',
  MN: '550-551 553-567',
  SD: '570-577',
  ND: '580-588',
  MT: '590-599',
  IL: '600-620 622-629',
  MO: '630-631 633-641 644-658',
  KS: '660-662 664-679',
  NE: '680-681 683-693',
  LA: '700-701 703-708 710-714',
  AR: '716-729',
  OK: '730-731 734-741 743-749',
  TX: '733 750-770 772-799 885',
  CO: '800-816',
  WY: '820-831',
  ID: '832-838',
  UT: '840-847',
  AZ: '850-853 855-857 859-860 863-865',
  NM: '870-871 873-884',
  NV: '889-891 893-895 897-898',
  CA: '900-908 910-928 930-961',
  AP: '962-966',
  HI: '967-968',
  GU: '969',
  OR: '970-979',
  WA: '980-986 988-994',
  AK: '995-999',
};

/** Prefixes with a few zips in other states: Fishers Island, Texhoma, Alta, American Samoa … */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  '063': ['NY'],
  '205': ['MD', 'VA'],
  '739': ['TX'],
  '834': ['WY'],
  '967': ['AS'],
  '969': ['FM', 'MH', 'MP', 'PW'],
};

const prefixCount = 1000;

const stateOfPrefix: readonly (string | undefined)[] = Object.entries(prefixRanges).reduce(
  (states, [state, ranges]) => {
    for (const range of ranges.split(' ')) {
      const [from = '', to = from] = range.split('-');
      states.fill(state, Number(from), Number(to) + 1);
    }
    return states;
  },
  new Array<string | undefined>(prefixCount).fill(undefined),
);

/** Every state with zips that have these first three digits, the most likely first. */
export const statesOfPrefix = (prefix: string): readonly string[] => {
  const main = /^[0-9]{3}$/.test(prefix) ? stateOfPrefix[Number(prefix)] : undefined;
  return main === undefined ? [] : [main, ...(alsoIn[prefix] ?? [])];
};
