import { useLocation } from 'react-router-dom';
import { layoutOf } from '#domain/session/layout.ts';
import { Heat, loadHeat } from '#ui/routes/heat.tsx';
import { missing } from '#ui/routes/load.ts';
import { NotFound } from '#ui/routes/not-found.tsx';
import type { OpenedScreen } from '#ui/routes/opened-screen.ts';
import { RatingsFrame } from '#ui/routes/ratings-frame.tsx';
import type { Scope } from '#ui/routes/scope.ts';

const Elsewhere = () => {
  const { pathname } = useLocation();
  switch (layoutOf(pathname)) {
    case 'frame':
      return <RatingsFrame />;
    case 'black':
      return <Heat />;
    default:
      return <NotFound />;
  }
};

/** Paths known by a part of them only, and paths nobody knows. */
export const openElsewhere = (scope: Scope): OpenedScreen => ({
  Component: Elsewhere,
  loader: ({ request }) => {
    const { pathname } = new URL(request.url);
    const layout = layoutOf(pathname);
    if (layout === 'black') return loadHeat(scope, pathname);
    return layout === 'default' ? missing() : null;
  },
});
