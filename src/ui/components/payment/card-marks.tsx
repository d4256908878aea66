import styles from '#ui/design/checkout.module.css';
import { useWords } from '#ui/words/words.ts';

interface Mark {
  readonly text: string;
  readonly ground: string;
  readonly ink: string;
  /** Centres of the circles behind or in place of the text, of 38 units, and their colours. */
  readonly circles?: readonly (readonly [center: number, color: string])[];
}

/** Marks in the brands' own colours, drawn here: no picture is asked from anybody. */
const marks: Readonly<Record<string, Mark>> = {
  Visa: { text: 'VISA', ground: '#fff', ink: '#1434cb' },
  Mastercard: {
    text: '',
    ground: '#fff',
    ink: '#000',
    circles: [
      [15, '#eb001b'],
      [23, '#f79e1b'],
    ],
  },
  'American Express': { text: 'AMEX', ground: '#016fd0', ink: '#fff' },
  Discover: { text: 'DISC', ground: '#fff', ink: '#000', circles: [[31, '#f47216']] },
  'Diners Club': { text: 'DC', ground: '#fff', ink: '#004a97' },
  JCB: { text: 'JCB', ground: '#fff', ink: '#0e4c96' },
};

interface CardMarksProps {
  /** Display names of the brands the shop takes. */
  readonly taken: readonly string[];
  /** Brands the number typed so far may belong to; none before anything is typed. */
  readonly typed: readonly string[];
}

/** The cards the shop takes; once digits are typed, those they cannot be of stand back. */
export const CardMarks = ({ taken, typed }: CardMarksProps) => {
  const { say } = useWords();
  if (taken.length === 0) return null;
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={say('payment.taken', { brands: taken.join(', ') })}
    >
      {taken.map((brand) => (
        <CardMark
          key={brand}
          mark={marks[brand] ?? { text: brand.slice(0, 4), ground: '#fff', ink: '#000' }}
          isPossible={typed.length === 0 || typed.includes(brand)}
        />
      ))}
    </span>
  );
};

const CardMark = ({ mark, isPossible }: { readonly mark: Mark; readonly isPossible: boolean }) => (
  <svg viewBox="0 0 38 24" width="34" height="21" aria-hidden="true" data-possible={isPossible}>
    <rect x=".5" y=".5" width="37" height="23" rx="4" fill={mark.ground} stroke="#8a6b5a" />
    {(mark.circles ?? []).map(([center, color]) => (
      <circle
        key={center}
        cx={center}
        cy="12"
        r={mark.text === '' ? 7 : 4}
        fill={color}
        opacity=".9"
      />
    ))}
    <text
      x={mark.circles === undefined ? 19 : 15}
      y="15.8"
      fill={mark.ink}
      fontSize="10.5"
      fontWeight="800"
      fontFamily="Arial, sans-serif"
      textAnchor="middle"
    >
      {mark.text}
    </text>
  </svg>
);
