import { GridSkeleton, ProductSkeleton } from '#ui/components/elements/skeletons.tsx';

/** Shown while a page is slow to load. */
export const PendingScreen = ({ pathname }: { readonly pathname: string }) =>
  pathname.startsWith('/product/') ? <ProductSkeleton /> : <GridSkeleton />;
