import { GridSkeleton, ProductSkeleton } from '#ui/components/elements/skeletons.tsx';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** Shown while a page is slow to load; as any page it has a heading to go to. */
export const PendingScreen = ({ pathname }: { readonly pathname: string }) => {
  const { say } = useWords();
  return (
    <>
      <h1 className={layout.hidden}>{say('page.loading')}</h1>
      {pathname.startsWith('/product/') ? <ProductSkeleton /> : <GridSkeleton />}
    </>
  );
};
