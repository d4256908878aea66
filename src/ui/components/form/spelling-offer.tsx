import { offeredName } from '#domain/validation/fitted-name.ts';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

interface SpellingOfferProps {
  /** Id of the name's field. */
  readonly id: string;
  readonly value: string;
  /** Nothing is offered for a name nothing is wrong with. */
  readonly error: unknown;
  /** The rule of the name: a person's, when absent. */
  readonly offer?: (value: string) => string | undefined;
  readonly onTake: (value: string) => void;
}

/** The nearest spelling of a name that is refused, taken with one press (D-FORM-21). */
export const SpellingOffer = ({
  id,
  value,
  error,
  offer = offeredName,
  onTake,
}: SpellingOfferProps) => {
  const { say } = useWords();
  const text = error === undefined ? undefined : offer(value);
  if (text === undefined) return null;
  return (
    <button
      type="button"
      className={controls.link}
      onClick={() => {
        onTake(text);
        document.getElementById(id)?.focus();
      }}
    >
      {say('label.useSpelling', { text })}
    </button>
  );
};
