import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { PlainScreen } from '#ui/components/frame/plain-screen.tsx';
import layout from '#ui/design/layout.module.css';
import { LandingStore } from '#ui/stores/sign-in/landing-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * `/implicit/callback` and `/implicit/ssocallback`: where providers redirect to after a sign-in
 * (ROUTE-03, ROUTE-04).
 */
export const Landing = observer(function Landing() {
  const { core, shopper } = useStores();
  const { say, failure } = useWords();
  const navigate = useNavigate();
  const [store] = useState(() => new LandingStore(core, shopper.signedIn));
  useEffect(() => {
    void store.land(window.location.href).then((returnTo) => {
      if (returnTo !== undefined) void navigate(returnTo, { replace: true });
    });
  }, [store, navigate]);
  const { landing } = store;
  if (landing.is !== 'failed') {
    return (
      <PlainScreen title={say('landing.title')}>
        <div aria-busy="true" className={layout.stack}>
          <p className={layout.hidden} role="status">
            {say('page.loading')}
          </p>
          <div className={layout.block} />
        </div>
      </PlainScreen>
    );
  }
  return (
    <PlainScreen title={say('landing.failed')}>
      <FailureMessage>{failure(landing.failure)}</FailureMessage>
      {shopper.customer === undefined ? (
        <ButtonLink to="/login" wide>
          {say('landing.again')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/profile/security" wide>
          {say('security.title')}
        </ButtonLink>
      )}
      <ButtonLink to="/" look="second" wide>
        {say('page.goHome')}
      </ButtonLink>
    </PlainScreen>
  );
});
