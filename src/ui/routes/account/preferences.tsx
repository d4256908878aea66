import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { Customer } from '#domain/account/customer.ts';
import { variants } from '#domain/session/variant.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { CheckField } from '#ui/components/form/check-field.tsx';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/profile/preferences`: how the shop may contact the customer (ACCT-07). */
export const Preferences = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('preferences.title')}>
      {(customer) => <PreferencesForm customer={customer} />}
    </AccountPage>
  );
};

const PreferencesForm = observer(function PreferencesForm({
  customer,
}: {
  readonly customer: Customer;
}) {
  const { core, shopper, notice, site } = useStores();
  const { say, failure } = useWords();
  const { optInCode } = variants[site.variant];
  const [wish, setWish] = useState({
    ...customer.communicationPreferences,
    news: customer.optInCodes.includes(optInCode),
  });
  const [saving] = useState(
    () =>
      new ActionStore(core, (useCases, { news, ...communicationPreferences }: typeof wish) =>
        useCases.account.savePreferences({ communicationPreferences, news }),
      ),
  );
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const saved = await saving.run(wish);
    if (saved === undefined) return;
    shopper.become(saved.value);
    notice.show({ severity: 'success', title: { key: 'preferences.saved' } });
  };
  return (
    <form className={layout.stack} onSubmit={(event) => void handleSubmit(event)}>
      {saving.doing.is === 'failed' ? (
        <FailureMessage key={saving.attempt}>{failure(saving.doing.failure)}</FailureMessage>
      ) : null}
      <fieldset className={layout.stack}>
        <legend>{say('preferences.lead')}</legend>
        <CheckField
          id="preferences-news"
          checked={wish.news}
          onChange={(news) => setWish({ ...wish, news })}
        >
          {say(site.variant === 'rewards' ? 'join.newsRewards' : 'join.newsShop')}
        </CheckField>
        <CheckField
          id="preferences-email"
          checked={wish.email}
          onChange={(email) => setWish({ ...wish, email })}
        >
          {say('preferences.email')}
        </CheckField>
        <CheckField
          id="preferences-sms"
          checked={wish.sms}
          onChange={(sms) => setWish({ ...wish, sms })}
        >
          {say('preferences.sms')}
        </CheckField>
      </fieldset>
      <SubmitButton busy={saving.doing.is === 'running'}>{say('preferences.save')}</SubmitButton>
    </form>
  );
});
