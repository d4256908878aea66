import type { RefObject } from 'react';
import controls from '#ui/design/controls.module.css';

interface GiftCodeInputProps {
  readonly id: string;
  /** Ids of what tells about the field. */
  readonly describedBy: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly code: string;
  readonly isRefused: boolean;
  readonly onType: (code: string) => void;
}

/** Where the code of a gift card is typed. */
export const GiftCodeInput = ({
  id,
  describedBy,
  input,
  code,
  isRefused,
  onType,
}: GiftCodeInputProps) => (
  <input
    ref={input}
    id={id}
    className={controls.input}
    name="giftCode"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={60}
    value={code}
    aria-invalid={isRefused}
    aria-describedby={describedBy}
    onChange={(event) => onType(event.target.value)}
  />
);
