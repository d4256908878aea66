import type { StageEvent } from '#domain/content/content.ts';
import { ConcertForm } from '#ui/components/content/concert-form.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import layout from '#ui/design/layout.module.css';
import { calendarDay } from '#ui/words/calendar-day.ts';
import { useWords } from '#ui/words/words.ts';

/** The planned events and the registration form (D-ROUTE-28). */
export const Concerts = ({ events }: { readonly events: readonly StageEvent[] }) => {
  const { say, language } = useWords();
  const [next, ...later] = events;
  return (
    <section className={layout.section}>
      <div className={layout.wrap}>
        <h2>{say('concert.when')}</h2>
        {next === undefined ? (
          <p className={layout.muted}>{say('concert.none')}</p>
        ) : (
          <>
            <ul className={styles.when}>
              {events.map(({ eventId, name, date, place, minAge }) => (
                <li key={eventId} className={classNames(layout.box, layout.stack, layout.tight)}>
                  <h3>{name}</h3>
                  <p>
                    <time dateTime={date}>{calendarDay(date, language)}</time>, {place}
                  </p>
                  <p className={classNames(layout.small, layout.muted)}>
                    {say('concert.age', { age: minAge })}
                  </p>
                </li>
              ))}
            </ul>
            <div className={layout.section}>
              <h2>{say('concert.title')}</h2>
              <p className={layout.muted}>{say('concert.lead')}</p>
              <ConcertForm events={[next, ...later]} />
            </div>
          </>
        )}
      </div>
    </section>
  );
};
