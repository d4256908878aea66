import { observer } from 'mobx-react-lite';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface LineMessageProps {
  readonly line: CartLine;
  /** More than this was typed, and this was taken. */
  readonly most: number | undefined;
}

/** Why a line cannot be ordered, or what became of a typed quantity. */
export const LineMessage = observer(function LineMessage({ line, most }: LineMessageProps) {
  const { review } = useStores();
  const { say } = useWords();
  const over = review.overLimit.find(({ lineId }) => lineId === line.id);
  const preOrder = line.preOrder === true;
  if (review.isGone(line)) {
    const key = line.kind === 'mix' ? 'catalogue.mixUnavailable' : 'cart.unavailable';
    return <Message text={say(key)} look="warning" />;
  }
  if (over !== undefined) {
    const { limit } = over;
    const key = preOrder ? 'cart.tooManyPreOrder' : 'cart.tooMany';
    return <Message text={say(key, { limit })} look="warning" />;
  }
  if (most === undefined) return null;
  const key = preOrder ? 'cart.mostPreOrder' : 'cart.most';
  return <Message text={say(key, { limit: most })} look="info" />;
});

interface MessageProps {
  readonly text: string;
  readonly look: 'warning' | 'info';
}

const Message = ({ text, look }: MessageProps) => (
  <p
    className={classNames(
      controls.message,
      look === 'info' ? controls.messageInfo : controls.messageWarn,
    )}
    role="status"
  >
    <Icon name={look} />
    <span>{text}</span>
  </p>
);
