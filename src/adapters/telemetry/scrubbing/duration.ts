import { worthyDuration } from '#domain/telemetry/page-duration.ts';

export interface ItemData {
  readonly baseType: string;
  readonly baseData: Readonly<Record<string, unknown>>;
}

/**
 * A page view without a duration that says nothing: none at all, an hour and more, or the one of a search
 * engine's visit (TEL-34, TEL-35). The library checks none that it is given.
 */
export const toldDuration = (
  { baseType, baseData }: ItemData,
  { isBot }: { readonly isBot: boolean },
): ItemData => {
  if (baseType !== 'PageviewData') return { baseType, baseData };
  const { duration, ...rest } = baseData;
  const worthy = !isBot && worthyDuration(milliseconds(duration)) !== undefined;
  return { baseType, baseData: worthy ? { ...rest, duration } : rest };
};

/** Milliseconds of `hh:mm:ss.fff`; a day and more is written as `d.hh:mm:ss.fff`. */
const milliseconds = (span: unknown): number | undefined => {
  const found = /^(\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?$/.exec(String(span));
  if (found === null) return undefined;
  const [, hours, minutes, seconds, rest = '0'] = found;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(rest.padEnd(3, '0'));
};

/** Programs that read pages for search engines say so in their names. */
export const isBotName = (userAgent: string): boolean =>
  /bot\b|bot[/;]|crawl|spider|slurp|mediapartners-google|adsbot|lighthouse|facebookexternalhit/i.test(
    userAgent,
  );
