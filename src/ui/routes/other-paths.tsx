import { useLocation } from 'react-router-dom';
import { layoutOf } from '#domain/session/layout.ts';
import { BlackScreen, loadBlackScreen } from '#ui/routes/content/black-screens.tsx';
import { RatingsFrame } from '#ui/routes/content/ratings-frame.tsx';
import { missing } from '#ui/routes/screen/load.ts';
import { NotFound } from '#ui/routes/screen/not-found.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

const OtherPath = () => {
  const { pathname } = useLocation();
  switch (layoutOf(pathname)) {
    case 'frame':
      return <RatingsFrame />;
    case 'black':
      return <BlackScreen />;
    default:
      return <NotFound />;
  }
};

/**
 * Paths that are recognised by a part of them (ROUTE-05 … ROUTE-07), and unknown paths (ROUTE-30).
 */
export const openOtherPath = (scope: Scope): OpenedScreen => ({
  Component: OtherPath,
  loader: ({ request }) => {
    const { pathname } = new URL(request.url);
    const layout = layoutOf(pathname);
    if (layout === 'black') return loadBlackScreen(scope, pathname);
    return layout === 'default' ? missing() : null;
  },
});
