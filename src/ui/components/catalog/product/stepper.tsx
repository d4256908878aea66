import { type KeyboardEvent, useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** When given, the minus at the least quantity becomes a remove button. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  /** The quantity up to which it removes, when that is not the least one. */
  readonly binAt?: number;
  /** A 0 was typed; without it 0 is taken as the least quantity. */
  readonly onZero?: () => void;
  /**
   * True where a page was just opened and the rest of it is awaited: the number cannot be typed yet. When a text field comes, a browser looks through all
   * fields of the page for those that it could fill in, which takes a phone 20 ms (D-PERF-35).
   */
  readonly still?: boolean;
  /** Whether the last change asked for more than `most`, which was taken then. */
  readonly onBeyond?: (isBeyond: boolean) => void;
  readonly onChange: (value: number) => void;
}

const bigStep = 10;

/** Takes the wanted quantity, or the nearest one there may be. */
const changeOf =
  ({ value, least, most, onBeyond, onChange }: StepperProps) =>
  (wanted: number) => {
    onBeyond?.(wanted > most);
    const taken = Math.min(Math.max(wanted, least), Math.max(most, value));
    if (taken !== value) onChange(taken);
  };

/**
 * A number between two buttons: arrows, Page Up and Down, Home, End and typing all work, and what
 * is typed counts when the field is left or Enter is pressed.
 */
export const Stepper = (props: StepperProps) => {
  const { label, value, most } = props;
  const { say } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part
    <div className={controls.stepper} role="group" aria-label={label}>
      <StepperCount {...props} />
      <button
        type="button"
        aria-label={say('product.more')}
        aria-disabled={value >= most}
        onClick={() => changeOf(props)(value + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
};

/** The minus and the number; the plus follows them. */
export const StepperCount = (props: StepperProps) => {
  const { label, value, least, most, binAt = least, onRemove, onZero, onBeyond, still } = props;
  const { say } = useWords();
  const [typed, setTyped] = useState<string>();
  const change = (wanted: number) => {
    setTyped(undefined);
    changeOf(props)(wanted);
  };
  const commitTyped = () => {
    setTyped(undefined);
    if (!typed) return;
    const wanted = Number(typed);
    if (wanted === 0 && onZero !== undefined) return onZero();
    change(Math.min(wanted, most));
    onBeyond?.(wanted > most);
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + bigStep,
      PageDown: value - bigStep,
      Home: least,
      End: most,
    };
    const wanted = steps[event.key];
    if (event.key !== 'Enter' && wanted === undefined) return;
    // A question that Enter asks must not be answered by the same Enter.
    event.preventDefault();
    if (wanted === undefined) commitTyped();
    else change(wanted);
  };
  const removes = onRemove !== undefined && value <= binAt;
  return (
    <>
      <button
        type="button"
        aria-label={removes ? props.removeLabel : say('product.fewer')}
        aria-disabled={!removes && value <= least}
        onClick={() => (removes ? onRemove() : change(value - 1))}
      >
        <Icon name={removes ? 'bin' : 'minus'} size="small" />
      </button>
      {still ? (
        <span>{value}</span>
      ) : (
        <input
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
          onBlur={commitTyped}
          onKeyDown={handleKey}
        />
      )}
    </>
  );
};
