import type { CheckoutStep } from '#domain/checkout/checkout.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/checkout.module.css';
import layout from '#ui/design/layout.module.css';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const names: readonly WordKey[] = ['checkout.shipping', 'checkout.payment', 'checkout.review'];

/** Where the checkout stands; finished steps are links back. */
export const CheckoutSteps = ({ current }: { readonly current: CheckoutStep }) => {
  const { say } = useWords();
  return (
    <ol className={styles.steps} aria-label={say('checkout.steps')}>
      {names.map((name, step) => {
        if (step >= current) {
          return (
            <li key={name} {...(step === current ? { 'aria-current': 'step' as const } : {})}>
              {say(name)}
            </li>
          );
        }
        return (
          <li key={name} className={styles.done}>
            <Link to={stepAddresses[step] ?? '/checkout'}>
              <Icon name="check" size="small" />
              {say(name)}
              <span className={layout.hidden}> {say('checkout.completed')}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
};
