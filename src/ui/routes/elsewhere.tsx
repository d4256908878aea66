import { useLocation } from 'react-router-dom';
import { layoutOf } from '#domain/layout/layout.ts';
import { Heat } from '#ui/routes/heat.tsx';
import { NotFound } from '#ui/routes/not-found.tsx';
import { RatingsFrame } from '#ui/routes/plain-notice.tsx';

/** Paths known by a part of them only, and paths nobody knows. */
export const Elsewhere = () => {
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
