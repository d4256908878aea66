import { useEffect, useRef } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import fields from '#ui/design/fields.module.css';
import { useWords } from '#ui/words/words.ts';

export interface Fault {
  /** Id of the faulty field. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly faults: readonly Fault[];
  /** Counts submits, so that the same errors are announced again. */
  readonly attempt: number;
}

/** Lists all errors above the form and moves the focus to the first field with one (A11Y-02). */
export const ErrorSummary = ({ faults, attempt }: ErrorSummaryProps) => {
  const { say } = useWords();
  const first = useRef<string>(undefined);
  first.current = faults[0]?.id;
  useEffect(() => {
    if (attempt > 0 && first.current !== undefined) {
      document.getElementById(first.current)?.focus();
    }
  }, [attempt]);
  if (attempt === 0 || faults.length === 0) return null;
  return (
    <div className={fields.summary} role="alert">
      <h2>
        <Icon name="error" />
        {say('checkout.fix', { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
