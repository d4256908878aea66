/** Hears something until the function it answers with is called. */
type Hear<What> = (tell: (what: What) => void) => () => void;

/** The same; tells also what was heard before, and how many milliseconds ago. */
export type EarlyHearing<What> = (tell: (what: What, ago: number) => void) => () => void;

/** Most that is kept for whoever takes it. */
const earlyLimit = 500;

/**
 * Hears from now on and keeps it for the first who takes it; who takes it later hears from then on. `now` gives
 * milliseconds since any moment: the clock that dates what was heard may not be there yet.
 */
export const hearingEarly = <What>(hear: Hear<What>, now: () => number): EarlyHearing<What> => {
  const kept: { readonly what: What; readonly since: number }[] = [];
  let isTaken = false;
  let take = (what: What): void => {
    if (kept.length < earlyLimit) kept.push({ what, since: now() });
  };
  const end = hear((what) => take(what));
  return (tell) => {
    const tellNow = (what: What): void => tell(what, 0);
    if (isTaken) return hear(tellNow);
    isTaken = true;
    take = tellNow;
    for (const { what, since } of kept.splice(0)) tell(what, now() - since);
    return end;
  };
};
