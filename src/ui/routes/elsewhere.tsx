import { useLocation } from 'react-router-dom';
import { layoutOf } from '#domain/session/layout.ts';
import { Heat, loadHeat } from '#ui/routes/content/heat.tsx';
import { RatingsFrame } from '#ui/routes/content/ratings-frame.tsx';
import { missing } from '#ui/routes/screen/load.ts';
import { NotFound } from '#ui/routes/screen/not-found.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

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
