/** Every state that steps lead to from one, itself included. */
export const reachableFrom = <State>(
  start: State,
  states: readonly State[],
  mayMove: (from: State, to: State) => boolean,
): ReadonlySet<State> => {
  const reached = new Set([start]);
  for (const from of reached) {
    for (const to of states) if (mayMove(from, to)) reached.add(to);
  }
  return reached;
};
