import { useEffect, useRef } from 'react';
import type { FaqCategory, FaqQuestion } from '#domain/content/content.ts';
import { RichText } from '#ui/components/content/rich-text.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface QuestionProps {
  readonly question: FaqQuestion;
  /** True when the address names it: it is open and scrolled to. */
  readonly asked: boolean;
}

const Question = ({ question: { questionId, question, answer }, asked }: QuestionProps) => {
  const { say } = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!asked || element === null) return;
    element.open = true;
    element.querySelector('summary')?.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <details ref={details} id={questionId}>
      <summary>
        {question}
        <Icon name="plus" />
      </summary>
      <div className={classNames(layout.stack, layout.tight)}>
        <RichText text={answer} />
        <p>
          <a
            className={controls.link}
            href={`#${questionId}`}
            aria-label={`${say('faq.link')}: ${question}`}
          >
            {say('faq.link')}
          </a>
        </p>
      </div>
    </details>
  );
};

interface FaqListProps {
  readonly categories: readonly FaqCategory[];
  /** Question named by the address. */
  readonly asked: string;
}

/** Questions that fold open, by category (CONTENT-01, CONTENT-02). */
export const FaqList = ({ categories, asked }: FaqListProps) => (
  <div className={styles.faq}>
    {categories.map(({ categoryId, title, questions }) => (
      <section key={categoryId} aria-labelledby={`topic-${categoryId}`}>
        <h2 id={`topic-${categoryId}`}>{title}</h2>
        <div className={controls.accordion}>
          {questions.map((question) => (
            <Question
              key={question.questionId}
              question={question}
              asked={question.questionId === asked}
            />
          ))}
        </div>
      </section>
    ))}
  </div>
);
