import { type KeyboardEvent, useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** When given, the minus at quantity 1 becomes a remove button. */
  readonly onRemove?: () => void;
  readonly onChange: (value: number) => void;
}

const bigStep = 10;

/**
 * A number between two buttons: arrows, Page Up and Down, Home, End and typing all work, and what
 * is typed counts when the field is left or Enter is pressed.
 */
export const Stepper = ({ label, value, least, most, onRemove, onChange }: StepperProps) => {
  const { say } = useWords();
  const [typed, setTyped] = useState<string>();
  const within = (wanted: number) => Math.min(Math.max(wanted, least), Math.max(most, value));
  const change = (wanted: number) => {
    setTyped(undefined);
    if (within(wanted) !== value) onChange(within(wanted));
  };
  const commitTyped = () => {
    if (typed !== undefined && /^\d+$/.test(typed)) change(Number(typed));
    else setTyped(undefined);
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
    if (event.key === 'Enter') commitTyped();
    if (wanted === undefined) return;
    event.preventDefault();
    change(wanted);
  };
  const removes = onRemove !== undefined && value <= least;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part
    <div className={controls.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={removes ? say('product.removeLast') : say('product.fewer')}
        aria-disabled={!removes && value <= least}
        onClick={() => (removes ? onRemove() : change(value - 1))}
      >
        <Icon name={removes ? 'bin' : 'minus'} size="small" />
      </button>
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
      <button
        type="button"
        aria-label={say('product.more')}
        aria-disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
};
