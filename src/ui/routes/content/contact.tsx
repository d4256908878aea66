import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { FaqCategory } from '#domain/content/content.ts';
import { suggestQuestions } from '#domain/content/find-questions.ts';
import { ContactForm } from '#ui/components/content/contact-form.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { loaded } from '#ui/routes/screen/load.ts';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import { type ContactStore, contactStoreOf } from '#ui/stores/content/contact-store.ts';
import {
  type ContactResponse,
  type HelpStore,
  helpStoreOf,
} from '#ui/stores/content/help-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The most questions suggested; a longer list would repeat the FAQ page. */
const mostSuggestions = 3;

interface ReceiptProps {
  readonly response: ContactResponse;
  readonly onAgain: () => void;
}

/** The confirmation that the message arrived, shown until another message is begun (CONTACT-03). */
const Receipt = ({ response: { reference, email }, onAgain }: ReceiptProps) => {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classNames(layout.panel, layout.stack, styles.form)} role="status">
      <h2 ref={heading} tabIndex={-1} className={layout.titleMedium}>
        <Icon name="done" /> {say('contact.sent')}
      </h2>
      <p>{say('contact.sentText', { reference, email })}</p>
      <div className={layout.row}>
        <button
          type="button"
          className={classNames(controls.button, controls.second)}
          onClick={onAgain}
        >
          {say('contact.another')}
        </button>
        <ButtonLink look="second" to="/faq">
          {say('contact.readFaq')}
        </ButtonLink>
      </div>
    </section>
  );
};

interface SuggestionsProps {
  readonly help: HelpStore;
  readonly contact: ContactStore;
}

/** Questions that may answer the message before it is sent. */
const Suggestions = observer(function Suggestions({ help, contact }: SuggestionsProps) {
  const { say } = useWords();
  const found = suggestQuestions(help.faqQuestions, contact.typed.subject, mostSuggestions);
  if (found.length === 0) return null;
  return (
    <aside className={classNames(layout.panel, styles.form)} aria-label={say('contact.maybe')}>
      <p className={layout.small}>{say('contact.maybe')}</p>
      <ul className={styles.prose}>
        {found.map(({ questionId, question }) => (
          <li key={questionId}>
            <Link to={`/faq#${questionId}`}>{question}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
});

const Contact = observer(function Contact() {
  const data = useLoaderData() as Loaded<readonly FaqCategory[]>;
  const stores = useStores();
  const { say } = useWords();
  const help = helpStoreOf(stores);
  const contact = contactStoreOf(stores);
  const { contactResponse } = help;
  usePageTitle(say('contact.title'));
  useEffect(() => {
    if (data.is === 'ready') help.keepFaq(data.value);
  }, [data, help]);
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={layout.stack}>
        <h1>{say('contact.title')}</h1>
        <p>{say('contact.lead')}</p>
      </div>
      {contactResponse === undefined ? (
        <>
          <Suggestions help={help} contact={contact} />
          <ContactForm contact={contact} />
        </>
      ) : (
        <Receipt response={contactResponse} onAgain={() => help.keepResponse(undefined)} />
      )}
    </div>
  );
});

/** `/contactus`; the form works without the questions, too (CONTACT-01, D-ROUTE-20). */
export const openContact = ({ core }: Scope): OpenedScreen => ({
  Component: Contact,
  loader: async () => {
    const faq = await core.run((useCases) => useCases.content.readFaq());
    return loaded({ ok: true as const, value: faq.ok ? faq.value : [] });
  },
});
