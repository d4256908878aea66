import { type PasswordFlags, passwordFlags } from '#domain/validation/password.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/account.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

type Check = Exclude<keyof PasswordFlags, 'all'>;

const checks: readonly Check[] = ['eight', 'lower', 'upper', 'number', 'symbol'];

interface PasswordChecksProps {
  readonly id: string;
  readonly password: string;
}

/** The rules of a password, and which of them the typed one meets (PWD-09, PWD-10). */
export const PasswordChecks = ({ id, password }: PasswordChecksProps) => {
  const { say } = useWords();
  const flags = passwordFlags(password);
  return (
    <ul id={id} className={styles.checks} aria-label={say('secret.checks')}>
      {checks.map((check) => (
        <li key={check} data-met={flags[check]}>
          <Icon name={flags[check] ? 'check' : 'minus'} />
          {say(`secret.${check}`)}
          <span className={layout.hidden}>
            , {say(flags[check] ? 'secret.met' : 'secret.unmet')}
          </span>
        </li>
      ))}
    </ul>
  );
};
