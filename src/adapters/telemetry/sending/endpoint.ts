import { mostMoves } from '#adapters/telemetry/sending/limits.ts';

/** The addresses items were posted to, the present one last. */
export type Route = readonly [string, ...string[]];

export const presentAddress = (route: Route): string => route[route.length - 1] ?? route[0];

/**
 * The route after an answer came from, or pointed to, this address: at most ten moves, never back to an
 * address left before, never from encryption to none (TEL-21, D-TEL-16). Undefined: no move.
 */
export const movedTo = (route: Route, answeredAt: string | undefined): Route | undefined => {
  const from = presentAddress(route);
  if (answeredAt === undefined || !URL.canParse(answeredAt, from)) return undefined;
  const { href, protocol } = new URL(answeredAt, from);
  const known = route.some((address) => new URL(address).href === href);
  if (known || route.length > mostMoves) return undefined;
  if (protocol !== 'https:' && (protocol !== 'http:' || from.startsWith('https:'))) {
    return undefined;
  }
  return [...route, href];
};
