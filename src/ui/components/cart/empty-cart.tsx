import type { ReactNode } from 'react';
import { Carton } from '#ui/components/elements/carton.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import { useWords } from '#ui/words/words.ts';

interface EmptyCartProps {
  /** What was taken out on this page can still be put back. */
  readonly undo?: ReactNode;
}

/** An empty cart, and the way onward; the checkout shows it too. */
export const EmptyCart = ({ undo }: EmptyCartProps) => {
  const { say } = useWords();
  return (
    <StatusPage title={say('cart.empty')} text={say('cart.emptyText')} art={<Carton filled={0} />}>
      <ButtonLink to="/all-snacks">{say('cart.shopAll')}</ButtonLink>
      {undo}
    </StatusPage>
  );
};
