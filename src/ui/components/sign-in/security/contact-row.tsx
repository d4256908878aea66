import type { ReactNode } from 'react';
import type { ContactKind, ContactPoint } from '#ports/account/provider-account.ts';
import { shownContact } from '#ui/components/sign-in/security/contact-value.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface ContactRowProps {
  readonly kind: ContactKind;
  readonly contact: ContactPoint;
  readonly sending: boolean;
  readonly onVerify: () => void;
  readonly onRemove: () => void;
  /** The form for its code, while one is asked for. */
  readonly children: ReactNode;
}

export const verifyButtonId = (id: string): string => `security-verify-${id}`;

/** An address or number with its state and actions. */
export const ContactRow = (props: ContactRowProps) => {
  const { say } = useWords();
  const { contact, kind, children } = props;
  const named = { value: shownContact(contact.value) };
  const link = classNames(controls.link, layout.small);
  const wasSent = contact.actions.includes('verify');
  const asks = !contact.isVerified && children === null;
  return (
    <li className={classNames(layout.box, layout.stack, layout.tight)}>
      <p>
        <b>{named.value}</b>
      </p>
      <p className={layout.row}>
        {kind === 'email' ? (
          <span className={classNames(controls.badge, controls.badgeInfo)}>
            {say(contact.isPrimary ? 'security.primary' : 'security.secondary')}
          </span>
        ) : null}
        <span className={classNames(controls.badge, contact.isVerified && controls.badgeOk)}>
          {say(contact.isVerified ? 'security.verified' : 'security.unverified')}
        </span>
      </p>
      {children}
      <div className={layout.row}>
        {asks ? (
          <button
            id={verifyButtonId(contact.id)}
            type="button"
            className={link}
            aria-busy={props.sending}
            aria-label={say(wasSent ? 'security.enterOf' : 'security.verifyOf', named)}
            onClick={props.onVerify}
          >
            {say(wasSent ? 'security.enter' : 'security.verify')}
          </button>
        ) : null}
        {contact.isPrimary ? null : (
          <button
            type="button"
            className={link}
            aria-label={say('security.removeOf', named)}
            onClick={props.onRemove}
          >
            {say('security.remove')}
          </button>
        )}
      </div>
    </li>
  );
};
