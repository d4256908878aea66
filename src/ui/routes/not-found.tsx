import { Carton } from '#ui/components/carton.tsx';
import { ButtonLink } from '#ui/components/links.tsx';
import { StatusPage } from '#ui/components/status-page.tsx';
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
