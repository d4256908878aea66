import type { SavedCard } from '#domain/account/saved-card.ts';
import { cardName } from '#ui/components/payment/card-removal.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface RemoveCardButtonProps {
  readonly card: SavedCard;
  readonly onPress: (card: SavedCard) => void;
}

export const RemoveCardButton = ({ card, onPress }: RemoveCardButtonProps) => {
  const { say } = useWords();
  return (
    <button
      type="button"
      className={classNames(controls.link, layout.small)}
      aria-label={say('cards.removeOf', { card: cardName(card, say) })}
      onClick={() => onPress(card)}
    >
      {say('cards.remove')}
    </button>
  );
};
