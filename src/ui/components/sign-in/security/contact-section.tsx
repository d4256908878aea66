import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactKind, ContactPoint, SentCode } from '#ports/account/provider-account.ts';
import { ConfirmDialog } from '#ui/components/elements/confirm-dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { ContactCode } from '#ui/components/sign-in/security/contact-code.tsx';
import { ContactForm } from '#ui/components/sign-in/security/contact-form.tsx';
import { ContactRow, verifyButtonId } from '#ui/components/sign-in/security/contact-row.tsx';
import { shownContact } from '#ui/components/sign-in/security/contact-value.ts';
import { FormOpener } from '#ui/components/sign-in/security/form-opener.tsx';
import { useLateFailures } from '#ui/components/sign-in/security/late-failures.ts';
import { PartFailureMessage } from '#ui/components/sign-in/security/part-failure.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import {
  type ContactsPart,
  makeContactRemoval,
  makeSendCode,
} from '#ui/stores/sign-in/security-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const wordsOf = {
  email: { title: 'security.emails', add: 'security.addEmail', remove: 'security.removeEmail' },
  phone: { title: 'security.phones', add: 'security.addPhone', remove: 'security.removePhone' },
} as const;

interface ContactSectionProps {
  readonly kind: ContactKind;
  readonly part: ContactsPart;
}

/** All addresses or all numbers, the form to add one, and the code form of one of them. */
export const ContactSection = observer(function ContactSection(props: ContactSectionProps) {
  const { kind, part } = props;
  const { say } = useWords();
  const words = wordsOf[kind];
  const section = useRef<HTMLElement>(null);
  const contacts = part.value;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classNames(layout.stack, styles.group)}
      aria-labelledby={`security-${kind}s`}
    >
      <h2 id={`security-${kind}s`} className={layout.titleMedium}>
        {say(words.title)}
      </h2>
      <PartFailureMessage doing={part.reading} />
      {contacts === undefined ? null : (
        <Contacts
          kind={kind}
          part={part}
          contacts={contacts}
          onGone={() => section.current?.focus()}
        />
      )}
    </section>
  );
});

interface ContactsProps extends ContactSectionProps {
  readonly contacts: readonly ContactPoint[];
  /** The button that was pressed is no longer on the page. */
  readonly onGone: () => void;
}

/** The actions on contacts, and the current question; for observers. */
const useContactChanges = ({ kind, part, contacts, onGone }: ContactsProps) => {
  const { notice } = useStores();
  const core = useLateFailures();
  const [sending] = useState(() => makeSendCode(core, kind));
  const [removal] = useState(() => makeContactRemoval(core, kind));
  const [sent, setSent] = useState<SentCode>();
  const [leaving, setLeaving] = useState<ContactPoint>();
  const says = (key: WordKey, value: string) =>
    notice.show({ severity: 'success', title: { key, blanks: { value: shownContact(value) } } });
  const send = async (id: string) => setSent((await sending.run(id))?.value);
  const verify = ({ id, actions }: ContactPoint) => {
    // A code that was sent before may still be entered.
    if (actions.includes('verify')) setSent({ kind, contactId: id, actions });
    else void send(id);
  };
  const added = (all: readonly ContactPoint[]) => {
    const one = all.find(({ id }) => contacts.every((known) => known.id !== id));
    part.become(all);
    if (one === undefined) return;
    says('security.added', one.value);
    void send(one.id);
  };
  const confirmed = async ({ value }: ContactPoint, all?: readonly ContactPoint[]) => {
    setSent(undefined);
    if (all === undefined) await part.read();
    else part.become(all);
    says('security.isVerified', value);
    onGone();
  };
  const remove = async ({ id, value }: ContactPoint) => {
    const left = await removal.run(id);
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    if (left === undefined) return;
    part.become(left.value);
    says('security.removed', value);
    onGone();
  };
  return { sending, removal, sent, setSent, leaving, setLeaving, verify, added, confirmed, remove };
};

const Contacts = observer(function Contacts(props: ContactsProps) {
  const { kind, contacts } = props;
  const { say } = useWords();
  const { sending, removal, sent, setSent, leaving, setLeaving, ...changes } =
    useContactChanges(props);
  const { verify, added, confirmed, remove } = changes;
  return (
    <>
      <PartFailureMessage key={`send-${sending.attempt}`} doing={sending.doing} />
      <PartFailureMessage key={`remove-${removal.attempt}`} doing={removal.doing} />
      {contacts.length === 0 ? (
        <p>{say('security.noPhones')}</p>
      ) : (
        <ul className={styles.cards}>
          {contacts.map((contact) => (
            <ContactRow
              key={contact.id}
              kind={kind}
              contact={contact}
              sending={sending.doing.is === 'running'}
              onVerify={() => verify(contact)}
              onRemove={() => setLeaving(contact)}
            >
              {sent?.contactId === contact.id ? (
                <ContactCode
                  key={`${sent.contactId}-${sending.attempt}`}
                  sent={sent}
                  value={contact.value}
                  resend={sending}
                  onResent={setSent}
                  onConfirmed={(all) => void confirmed(contact, all)}
                  onCancel={() => {
                    setSent(undefined);
                    focusSoon(verifyButtonId(contact.id));
                  }}
                />
              ) : null}
            </ContactRow>
          ))}
        </ul>
      )}
      <Adding kind={kind} onAdded={added} />
      <ConfirmDialog
        open={leaving !== undefined}
        title={say(wordsOf[kind].remove)}
        text={say('security.removeText', { value: shownContact(leaving?.value ?? '') })}
        busy={removal.doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
});

/** Focuses an element that exists only after the next render. */
const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

interface AddingProps {
  readonly kind: ContactKind;
  readonly onAdded: (contacts: readonly ContactPoint[]) => void;
}

const Adding = ({ kind, onAdded }: AddingProps) => {
  const { say } = useWords();
  const label = (
    <>
      <Icon name="plus" />
      {say(wordsOf[kind].add)}
    </>
  );
  return (
    <FormOpener label={label}>
      {(close) => (
        <ContactForm
          kind={kind}
          onAdded={(contacts) => {
            close();
            onAdded(contacts);
          }}
          onCancel={close}
        />
      )}
    </FormOpener>
  );
};
