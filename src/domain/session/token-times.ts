/** Seconds by which the clocks of shopper and provider may differ (TOKEN-016). */
const clockSkew = 300;

/**
 * Whether an id token may be believed `now` (Unix ms): it is not over, and nothing in it lies in the future. Its times
 * are Unix seconds; without an end and a beginning nobody could tell.
 */
export const isTimely = (claims: Readonly<Record<string, unknown>>, now: number): boolean => {
  const { exp, iat, nbf = iat, auth_time: signedInAt = iat } = claims;
  const seconds = Math.floor(now / 1000);
  return (
    typeof exp === 'number' &&
    exp >= seconds - clockSkew &&
    [iat, nbf, signedInAt].every((time) => typeof time === 'number' && time <= seconds + clockSkew)
  );
};
