import { GridSkeleton, ProductSkeleton } from '#ui/components/elements/skeletons.tsx';

/** What stands where a page will be that is slow to come. */
export const PendingScreen = ({ pathname }: { readonly pathname: string }) =>
  pathname.startsWith('/product/') ? <ProductSkeleton /> : <GridSkeleton />;
