import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Scope } from '#ui/routes/screen/scope.ts';

/** A page whose data comes as the server drew it while the core is not there (D-PERF-21), else from `load`. */
export const drawnFirst = (
  { drawn }: Scope,
  id: string,
  load: (args: LoaderFunctionArgs) => unknown,
): Pick<RouteObject, 'id' | 'loader'> => ({
  id,
  loader: async (args) => (await drawn?.read(args.request.url, id)) ?? load(args),
});
