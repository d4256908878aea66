import { Carton } from '#ui/components/elements/carton.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import { useWords } from '#ui/words/words.ts';

export const NotFound = () => {
  const { say } = useWords();
  return (
    <StatusPage
      title={say('page.notFound')}
      text={say('page.notFoundText')}
      art={<Carton filled={0} />}
    >
      <ButtonLink to="/">{say('page.goHome')}</ButtonLink>
      <ButtonLink look="second" to="/all-snacks">
        {say('home.allSnacks')}
      </ButtonLink>
    </StatusPage>
  );
};
