import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/cart/fillers.tsx');

/** Fillers are looked for after the cart is shown. */
export const FillerSlot = ({ most }: { readonly most: number }) => {
  const part = useLater(load);
  return part === undefined ? null : <part.Fillers most={most} />;
};
